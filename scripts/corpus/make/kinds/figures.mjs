import {
  box,
  button,
  escape,
  field,
  heading,
  icon,
  many,
  picture,
  region,
  row,
  small,
  table,
} from '../page.mjs';

function lines(p) {
  const values = Array.from({ length: 12 }, () => p.number(20, 180));
  const points = values.map((value, i) => `${40 + i * 45},${200 - value}`).join(' ');
  const axis = many(
    5,
    (i) =>
      `<text x="2" y="${200 - i * 45}" font-size="12" fill="currentColor">${i * p.number(1, 4) * 10}</text>`,
  );
  const below = many(
    6,
    (i) =>
      `<text x="${40 + i * 90}" y="222" font-size="12" fill="currentColor">${escape(p.words.months[i].slice(0, 3))}</text>`,
  );
  return `<svg data-role="figure" width="100%" viewBox="0 0 560 230">${axis}${below}<polyline points="${points}" fill="none" stroke="var(--accent)" stroke-width="3"/></svg>`;
}
const bars = (p) =>
  `<svg data-role="figure" width="100%" viewBox="0 0 560 230">${many(7, (i) => {
    const h = p.number(20, 170);
    return `<rect x="${30 + i * 75}" y="${200 - h}" width="44" height="${h}" fill="var(--accent)"/><text x="${30 + i * 75}" y="220" font-size="12" fill="currentColor">${escape(p.items(1)[0])}</text><text x="${34 + i * 75}" y="${194 - h}" font-size="12" fill="currentColor">${h}</text>`;
  })}</svg>`;
const shares = (p) =>
  row(
    `<div style="width:150px;height:150px;border-radius:50%;background:conic-gradient(var(--accent) 0 40%,#c77 0 65%,#7a7 0 85%,#77c 0)"></div>${box(many(4, (i) => `${escape(p.items(1)[0])} ${[40, 25, 20, 15][i]} %<br>`))}`,
  );

const roads = (p) =>
  `<svg data-role="figure" width="100%" viewBox="0 0 600 420" style="background:#e8ead8;color:#333">${many(12, () => `<path d="M${p.number(0, 600)} ${p.number(0, 420)} Q${p.number(0, 600)} ${p.number(0, 420)} ${p.number(0, 600)} ${p.number(0, 420)}" stroke="${p.chance.one(['#fff', '#f6d48a', '#cfd8e6'])}" stroke-width="${p.number(4, 14)}" fill="none"/>`)}<path d="M60 60 L300 200 L520 360" stroke="#2a6fdb" stroke-width="6" fill="none"/>${many(9, () => `<text x="${p.number(10, 460)}" y="${p.number(20, 400)}" font-size="${p.number(11, 18)}" fill="currentColor">${escape(p.chance.is(0.5) ? p.place() : p.items(1)[0])}</text>`)}</svg>`;

const transactions = (p, count) =>
  many(count, () =>
    region(
      'row',
      row(
        `${icon(p.chance)}<span style="flex:1">${escape(p.items(1)[0])}<br>${small(p.date())}</span><b>${p.chance.is(0.7) ? '-' : '+'}${p.money()}</b>`,
        'padding:7px 0',
      ),
    ),
  );
const leg = (p) =>
  region(
    'card',
    row(
      `<b>${p.time()}</b><span style="flex:1">${escape(p.items(1)[0])} – ${escape(p.items(1)[0])}<br>${small(`${p.label()} ${p.number(1, 99)} · ${p.label()} ${p.number(1, 20)}`)}</span><b>${p.time()}</b>`,
    ),
  );

export const figures = {
  chart: [
    (p) =>
      heading(p.titled(p.title)) +
      row(
        p
          .labels(3)
          .map((text) => button(text))
          .join(''),
      ) +
      lines(p) +
      small(p.labels(3).join(' · ')),
    (p) =>
      heading(p.titled(p.title)) +
      row(
        many(4, () =>
          region(
            'card',
            `${small(p.label())}<div style="font-size:1.6em">${p.number(10, 9999)}</div>${small(`+${p.number(1, 30)} %`)}`,
            'flex:1',
          ),
        ),
        'flex-wrap:wrap',
      ) +
      (p.chance.is(0.5) ? bars(p) : lines(p)),
    (p) => heading(p.titled(p.title)) + shares(p) + bars(p),
    (p) =>
      heading(p.titled(p.title)) +
      row(
        p
          .labels(4)
          .map((text) => small(text))
          .join(''),
      ) +
      bars(p) +
      table([
        p.labels(3),
        ...Array.from({ length: 4 }, () => [
          p.items(1)[0],
          p.number(1, 999),
          `${p.number(1, 99)} %`,
        ]),
      ]),
  ],
  finance: [
    (p) =>
      heading(p.titled(p.title)) +
      `<div style="font-size:2em">${p.money()}</div>${small(p.label())}` +
      row(
        p
          .labels(3)
          .map((text) => button(text))
          .join(''),
      ) +
      transactions(p, 7),
    (p) =>
      heading(p.titled(p.title)) +
      table([
        p.labels(4),
        ...Array.from({ length: 8 }, () => [p.date(), p.items(1)[0], p.label(), p.money()]),
      ]) +
      row(`<b>${escape(p.label())}</b><b>${p.money()}</b>`, 'justify-content:flex-end'),
    (p) =>
      heading(p.titled(p.title)) +
      many(5, () =>
        region('card', row(`<span style="flex:1">${escape(p.label())}</span><b>${p.money()}</b>`)),
      ) +
      region(
        'form',
        p
          .labels(3)
          .map((text) => row(`<span style="width:40%">${escape(text)}</span>${field(p.money())}`))
          .join(''),
      ),
  ],
  map: [
    (p) => {
      p.title = p.place();
      return (
        field(p.label()) +
        roads(p) +
        region(
          'card',
          `<b>${p.titled(p.title)}</b><br>${small(`${p.number(1, 40)} min · ${p.number(1, 30)} km · ${p.label()}`)}`,
        ) +
        row(
          p
            .labels(3)
            .map((text) => button(text))
            .join(''),
        )
      );
    },
    (p) => {
      const [from, to] = [p.place(), p.place()];
      p.title = `${from} ${to}`;
      return row(
        box(
          `${small(p.label())} <b data-title>${escape(from)}</b><br>${small(p.label())} <b data-title>${escape(to)}</b>` +
            many(5, () =>
              region(
                'row',
                `${escape(p.label())} – ${escape(p.items(1)[0])}<br>${small(`${p.number(50, 900)} m`)}`,
              ),
            ),
          'flex:1',
        ) + box(roads(p), 'flex:2'),
        p.isPhone ? 'display:block' : 'align-items:flex-start',
      );
    },
    (p) =>
      heading(p.titled(p.title)) +
      roads(p) +
      row(
        p
          .labels(4)
          .map((text) => small(text))
          .join(''),
      ),
  ],
  photo: [
    (p) =>
      region(
        'toolbar',
        row(
          p
            .labels(6)
            .map((text) => small(text))
            .join(''),
        ),
      ) +
      heading(p.titled(p.title), 1) +
      picture(p.chance, 'height:340px'),
    (p) =>
      heading(p.titled(p.title)) +
      box(
        many(12, () => picture(p.chance, 'height:110px;width:30%')),
        'display:flex;flex-wrap:wrap;gap:6px',
      ) +
      row(
        p
          .labels(4)
          .map((text) => small(text))
          .join(''),
      ),
    (p) =>
      row(
        picture(p.chance, 'height:320px;flex:2') +
          region(
            'sidelist',
            heading(p.titled(p.title), 1.1) +
              p
                .labels(8)
                .map((text) => box(escape(text), 'padding:4px 0'))
                .join(''),
            'flex:1',
          ),
        p.isPhone ? 'display:block' : '',
      ),
  ],
  travel: [
    (p) => {
      const [from, to] = p.items(2);
      return (
        heading(p.titled(p.title)) +
        row(
          `<b style="font-size:2em">${from.slice(0, 3).toUpperCase()}</b><span>→</span><b style="font-size:2em">${to.slice(0, 3).toUpperCase()}</b>`,
        ) +
        `<div style="display:grid;grid-template-columns:1fr 1fr;gap:12px">${p
          .labels(8)
          .map((text) =>
            box(
              `${small(text)}<br><b>${p.chance.is(0.4) ? p.time() : p.chance.is(0.5) ? p.number(1, 40) : p.date()}</b>`,
            ),
          )
          .join('')}</div>` +
        escape(p.person())
      );
    },
    (p) => {
      const [from, to] = p.items(2);
      p.title = `${from} ${to}`;
      return (
        row(`<b data-title>${escape(from)}</b> → <b data-title>${escape(to)}</b>`) +
        small(p.dated('departs').join(' ')) +
        many(6, () => leg(p))
      );
    },
    (p) =>
      heading(p.titled(p.title)) +
      region(
        'table',
        table([
          p.labels(4),
          ...Array.from({ length: 8 }, () => [
            p.time(),
            p.items(1)[0],
            p.number(1, 20),
            p.chance.is(0.6) ? p.label() : `+${p.number(1, 40)} min`,
          ]),
        ]),
      ),
  ],
  weather: [
    (p) =>
      box(
        `${heading(p.titled(p.title), 1.6)}<div style="font-size:4.5em">${p.number(-5, 34)}°</div>${escape(p.items(1)[0])}<br>${small(
          p
            .labels(2)
            .map((text) => `${text} ${p.number(1, 30)}°`)
            .join(' · '),
        )}`,
        'text-align:center',
      ) +
      many(6, () =>
        region(
          'row',
          row(
            `<span style="flex:1">${escape(p.day())}</span>${small(p.label())}<span>${p.number(-5, 14)}° ${p.number(15, 34)}°</span>`,
            'padding:6px 0',
          ),
        ),
      ),
    (p) =>
      heading(p.titled(p.title)) +
      row(
        many(6, () => box(`${small(p.time())}<br>☁<br>${p.number(-5, 30)}°`, 'text-align:center')),
      ) +
      `<div style="display:grid;grid-template-columns:1fr 1fr;gap:10px">${p
        .labels(6)
        .map((text) =>
          region(
            'card',
            `${small(text)}<br><b>${p.number(1, 99)} ${p.chance.one(['%', 'km/h', 'hPa', 'mm', '°C'])}</b>`,
          ),
        )
        .join('')}</div>`,
    (p) =>
      heading(p.titled(p.title)) +
      small(p.labels(2).join(' · ')) +
      lines(p) +
      row(
        p.words.days
          .map((day) => box(`${escape(day.slice(0, 3))}<br>${p.number(-5, 30)}°`))
          .join(''),
      ),
  ],
};
