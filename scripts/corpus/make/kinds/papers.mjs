import {
  box,
  button,
  escape,
  field,
  heading,
  many,
  picture,
  region,
  row,
  small,
  table,
} from '../page.mjs';

const paragraphs = (p, count) => many(count, () => `<p>${escape(p.prose(p.number(3, 5)))}</p>`);
const sum = (p, count) => [
  [p.label(), p.label(), p.label()],
  ...Array.from({ length: count }, (_, i) => [p.items(1)[0], p.number(1, 9), p.money(), i]).map(
    (cells) => cells.slice(0, 3),
  ),
];
const totals = (p) =>
  many(3, () =>
    row(
      `<span>${escape(p.label())}</span><span>${p.money()}</span>`,
      'justify-content:flex-end;gap:40px',
    ),
  );

function invoice(p) {
  const word = p.own.labels[0];
  const company = `${p.name()} ${p.chance.one(['GmbH', 'Ltd', 'Studio', 'Inc', 'S.A.', 'Co'])}`;
  p.title = `${word} ${company}`;
  return { word, company };
}

export const papers = {
  article: [
    (p) =>
      region(
        'main',
        heading(p.titled(p.title), 2) +
          small(`${p.label()} ${p.person()} · ${p.date()} · ${p.number(2, 12)} ${p.label()}`) +
          picture(p.chance) +
          paragraphs(p, 3),
      ),
    (p) => {
      const first = p.items(1)[0];
      return (
        heading(p.titled(p.label())) +
        many(6, (i) =>
          region(
            'card',
            row(
              picture(p.chance, 'width:80px;height:60px') +
                box(
                  `<b>${escape(i ? p.chance.one([...p.own.titles, ...p.own.items]) : first)}</b><br>${small(`${p.label()} · ${p.time()}`)}`,
                ),
            ),
          ),
        )
      );
    },
    (p) =>
      region(
        'main',
        small(p.label().toUpperCase()) +
          heading(p.titled(p.title), 1.8) +
          `<p><b>${escape(p.prose(2))}</b></p>` +
          small(`${p.dated('posted').join(' ')} – ${p.person()}`) +
          paragraphs(p, 4) +
          row(
            p
              .labels(4)
              .map((text) => button(text))
              .join(''),
          ),
      ),
  ],
  document: [
    (p) =>
      region(
        'main',
        small(p.labels(3).join(' › ')) +
          heading(p.titled(p.title), 2) +
          paragraphs(p, 1) +
          heading(escape(p.items(1)[0]), 1.3) +
          paragraphs(p, 2) +
          `<ul>${many(4, () => `<li>${escape(p.prose(1))}</li>`)}</ul>`,
      ),
    (p) =>
      region(
        'main',
        heading(p.titled(p.title), 1.5) +
          paragraphs(p, 2) +
          many(3, (i) => `<p>${i + 1}. ${escape(p.prose(2))}</p>`) +
          small(`${p.label()} ${p.number(2, 60)} / ${p.number(61, 200)}`),
      ),
    (p) =>
      heading(p.titled(p.label())) +
      region(
        'table',
        table([
          p.labels(4),
          ...Array.from({ length: 8 }, () => [
            p.chance.one([...p.own.titles, ...p.own.items]),
            `${p.number(1, 900)} KB`,
            p.date(),
            p.label(),
          ]),
        ]),
      ),
    (p) =>
      region(
        'main',
        heading(p.titled(p.title), 1.7) +
          many(4, () => `${heading(escape(p.items(1)[0]), 1.2)}<p>${escape(p.prose(2))}</p>`),
      ),
  ],
  email: [
    (p) =>
      region(
        'main',
        heading(p.titled(p.title)) +
          row(
            `<b>${escape(p.person())}</b>${small(`&lt;mail@${p.name().toLowerCase()}.example&gt;`)}${small(p.date())}`,
          ) +
          small(`${p.label()}: ${p.person()}`) +
          `<p>${escape(p.items(1)[0])},</p>` +
          paragraphs(p, 2) +
          `<p>${escape(p.items(1)[0])}<br>${escape(p.person())}</p>` +
          row(
            p
              .labels(3)
              .map((text) => button(text))
              .join(''),
          ),
      ),
    (p) =>
      heading(p.titled(p.own.labels[0])) +
      many(8, () =>
        region(
          'row',
          row(
            `<b style="width:28%">${escape(p.person())}</b><span style="flex:1">${escape(p.chance.one(p.own.titles))}${p.isPhone ? '<br>' : ' – '}${small(p.prose(1).slice(0, 50))}</span>${small(p.time())}`,
            'border-bottom:1px solid var(--line);padding:8px 0',
          ),
        ),
      ),
    (p) =>
      region(
        'form',
        many(3, (i) =>
          row(
            `<span style="width:70px">${escape(p.labels(1)[0])}:</span>${i === 2 ? field('').replace('></div>', `>${p.titled(p.title)}</div>`) : field(`${p.person()}`)}`,
          ),
        ) +
          paragraphs(p, 2) +
          row(
            p
              .labels(3)
              .map((text) => button(text))
              .join(''),
          ),
      ),
  ],
  invoice: [
    (p) => {
      const { word, company } = invoice(p);
      return region(
        'main',
        row(
          `<b style="font-size:1.4em" data-title>${escape(company)}</b><span style="font-size:1.8em" data-title>${escape(word)}</span>`,
          'justify-content:space-between',
        ) +
          small(`${p.place()} ${p.number(1, 99)}, ${p.number(10000, 99999)}`) +
          many(3, () =>
            row(`<span>${escape(p.label())}:</span><span>${p.number(1000, 99999)}</span>`),
          ) +
          many(2, (i) => {
            const [label, date] = p.dated(i ? 'due' : 'issued');
            return row(`<span>${escape(label)}:</span><span>${date}</span>`);
          }) +
          region(
            'table',
            table([
              p.labels(4),
              ...Array.from({ length: 5 }, () => [
                p.items(1)[0],
                p.number(1, 20),
                p.money(),
                p.money(),
              ]),
            ]),
          ) +
          totals(p) +
          small(p.labels(3).join(' · ')),
      );
    },
    (p) => {
      const { word, company } = invoice(p);
      return region(
        'main',
        heading(`<span data-title>${escape(`${word} ${p.number(1000, 9999)}`)}</span>`) +
          row(
            box(many(4, () => `${small(p.label())}<br>${escape(p.person())}<br>`)) +
              box(
                `<b data-title>${escape(company)}</b><br>${escape(p.place())}<br>${p.dated('issued').join(' ')}`,
              ),
            'justify-content:space-between',
          ) +
          region('table', table(sum(p, 4))) +
          totals(p),
      );
    },
  ],
  receipt: [
    (p) => {
      const shop = `${p.name()} ${p.chance.one(['Market', 'Café', 'Bakery', 'Shop', 'Bistro'])}`;
      p.title = shop;
      return region(
        'main',
        box(
          `<div style="font-size:1.5em" data-title data-role="heading">${escape(shop)}</div>${escape(p.place())} ${p.number(1, 90)}<br>${p.date()} ${p.time()}<br>${escape(p.label())} ${p.number(1, 9)}`,
          'text-align:center',
        ) +
          '<hr>' +
          region(
            'table',
            many(p.number(4, 9), () =>
              row(
                `<span>${p.number(1, 4)} x ${escape(p.items(1)[0])}</span><span>${p.money()}</span>`,
                'justify-content:space-between',
              ),
            ),
          ) +
          '<hr>' +
          many(4, () =>
            row(
              `<span>${escape(p.label())}</span><span>${p.money()}</span>`,
              'justify-content:space-between',
            ),
          ) +
          box(escape(p.labels(3).join(' ')), 'text-align:center'),
        'max-width:420px;margin:auto;font-family:monospace',
      );
    },
    (p) => {
      p.title = p.name();
      return region(
        'main',
        heading(p.titled(p.title)) +
          `<div style="font-size:2.4em">${p.money()}</div>` +
          many(6, () =>
            row(
              `<span>${escape(p.label())}</span><span>${p.chance.is(0.4) ? p.date() : p.money()}</span>`,
              'justify-content:space-between;border-bottom:1px solid var(--line)',
            ),
          ) +
          box(escape(p.label())),
      );
    },
  ],
  recipe: [
    (p) =>
      region(
        'main',
        heading(p.titled(p.title), 1.9) +
          small(
            p
              .labels(4)
              .map((text) => `${text} ${p.number(2, 60)}`)
              .join(' · '),
          ) +
          row(
            box(
              heading(escape(p.own.labels[0]), 1.2) +
                `<ul>${p
                  .items(6)
                  .map((text) => `<li>${escape(text)}</li>`)
                  .join('')}</ul>`,
            ) +
              box(
                heading(escape(p.own.labels[1]), 1.2) +
                  `<ol>${p
                    .items(5)
                    .map((text) => `<li>${escape(text)}</li>`)
                    .join('')}</ol>`,
              ),
            `align-items:flex-start;${p.isPhone ? 'display:block' : ''}`,
          ),
      ),
    (p) =>
      region(
        'main',
        picture(p.chance, 'height:200px') +
          heading(p.titled(p.title)) +
          row(
            p
              .labels(3)
              .map((text) => box(`${small(text)}<br><b>${p.number(2, 90)}</b>`))
              .join(''),
          ) +
          region(
            'tabs',
            row(
              p.own.labels
                .slice(0, 2)
                .map((text) => `<b>${escape(text)}</b>`)
                .join(''),
            ),
          ) +
          p
            .items(7)
            .map((text) => box(escape(text), 'padding:6px 0;border-bottom:1px solid var(--line)'))
            .join(''),
      ),
    (p) =>
      heading(p.titled(p.own.titles.at(-1))) +
      region(
        'main',
        many(6, () =>
          region(
            'card',
            picture(p.chance, 'height:90px') +
              `<b>${escape(p.chance.one(p.own.titles))}</b><br>${small(`${p.number(10, 90)} min · ${p.label()}`)}`,
            'width:30%;min-width:140px',
          ),
        ),
        'display:flex;flex-wrap:wrap;gap:14px',
      ),
  ],
  slide: [
    (p) =>
      region(
        'main',
        heading(p.titled(p.title), 3.2) +
          `<ul style="font-size:1.8em;line-height:1.8">${p
            .items(4)
            .map((text) => `<li>${escape(text)}</li>`)
            .join('')}</ul>` +
          small(`${p.label()} · ${p.number(2, 40)}`),
        'padding:5% 7%',
      ),
    (p) =>
      region(
        'main',
        heading(p.titled(p.title), 3) +
          row(
            many(3, () =>
              region(
                'card',
                `<b style="font-size:1.5em">${escape(p.items(1)[0])}</b><p>${escape(p.prose(1))}</p>`,
                'flex:1',
              ),
            ),
          ) +
          small(`${p.product} ${p.year}`),
        'padding:4% 6%',
      ),
  ],
};
