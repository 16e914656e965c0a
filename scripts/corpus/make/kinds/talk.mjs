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
} from '../page.mjs';

const bubble = (p, isOwn) =>
  region(
    'bubble',
    `${escape(p.chatter())} ${small(p.time())}`,
    `max-width:70%;padding:8px 12px;border-radius:14px;margin:6px 0;width:fit-content;${isOwn ? 'margin-left:auto;background:var(--accent);color:var(--on)' : 'background:var(--soft)'}`,
  );
const person = (p, at = 0) =>
  `${icon(p.chance)}<b>${at === 0 ? p.titled(p.person()) : escape(p.person())}</b>`;

function post(p, at, comments) {
  const name = person(p, at);
  return region(
    'card',
    row(`${name}${small(`@${p.name().toLowerCase()} · ${p.label()} · ${p.number(1, 23)}h`)}`) +
      `<p>${escape(p.prose(comments ? 1 : 2))}</p>${!comments && p.chance.is(0.4) ? picture(p.chance) : ''}` +
      row(
        p
          .labels(4)
          .map((text) => small(`${text} ${p.number(1, 900)}`))
          .join(''),
      ),
  );
}

export const talk = {
  chat: [
    (p) =>
      region('appbar', row(person(p)) + small(p.label())) +
      region(
        'chat',
        box(small(`${p.day()} ${p.number(1, 28)} ${p.month()}`), 'text-align:center') +
          many(p.number(6, 10), () => bubble(p, p.chance.is(0.5))),
      ) +
      row(field(p.label()) + button(p.label(), true)),
    (p) =>
      heading(p.titled(p.own.labels[0])) +
      many(8, () =>
        region(
          'row',
          row(
            `${icon(p.chance)}<span style="flex:1"><b>${escape(p.person())}</b><br>${small(p.chatter())}</span>${small(p.time())}`,
            'padding:6px 0',
          ),
        ),
      ),
    (p) => {
      p.title = `#${p.name().toLowerCase()}`;
      return (
        region('appbar', heading(p.titled(p.title), 1.2)) +
        region(
          'chat',
          many(6, () =>
            box(
              `<b>${escape(p.person())}</b> ${small(p.time())}<br>${escape(p.chatter())} ${escape(p.chatter())}`,
              'margin:10px 0',
            ),
          ),
        ) +
        field(`${p.label()} ${p.title}`)
      );
    },
  ],
  social: [
    (p) => region('main', post(p, 0) + many(2, () => post(p, 1, true))),
    (p) =>
      region(
        'tabs',
        row(
          p
            .labels(3)
            .map((text) => `<b>${escape(text)}</b>`)
            .join(''),
        ),
      ) + many(4, (i) => post(p, i)),
    (p) => {
      const title = p.prose(1);
      return region(
        'main',
        heading(p.titled(title), 1.2) +
          small(`${p.person()} · ${p.number(1, 20)} ${p.label()}`) +
          `<p>${escape(p.prose(2))}</p>` +
          row(
            p
              .labels(3)
              .map((text) => button(`${p.number(2, 99)} ${text}`))
              .join(''),
          ) +
          many(4, (i) => box(post(p, 1, true), `margin-left:${(i % 3) * 16}px`)),
      );
    },
  ],
  notification: [
    (p) => {
      const day = `${p.day()}, ${p.number(1, 28)} ${p.month()}`;
      return (
        box(
          `<div style="font-size:5em">${p.time()}</div><div>${p.titled(day)}</div>`,
          'text-align:center;margin:40px 0',
        ) +
        many(p.number(3, 5), () =>
          region(
            'card',
            row(
              `${icon(p.chance)}<span><b>${escape(p.product)}</b> ${small(p.label())}<br>${escape(p.items(1)[0])}</span>`,
            ),
          ),
        )
      );
    },
    (p) =>
      heading(p.titled(p.own.titles[0])) +
      many(7, () =>
        region(
          'row',
          row(
            `${icon(p.chance)}<span style="flex:1"><b>${escape(p.chance.is(0.5) ? p.person() : p.name())}</b> ${escape(p.chance.is(0.4) ? p.label() : p.items(1)[0])}</span>${small(`${p.number(1, 59)} min`)}`,
            'padding:8px 0',
          ),
        ),
      ),
  ],
  board: [
    (p) =>
      heading(p.titled(p.title)) +
      row(
        many(p.isPhone ? 1 : 4, () =>
          region(
            'list',
            `<b>${escape(p.label())}</b> ${small(p.number(1, 9))}` +
              many(p.number(2, 4), () =>
                region(
                  'card',
                  `${escape(p.items(1)[0])}<br>${small(`${p.label()} · ${p.date()}`)}`,
                ),
              ),
            'flex:1',
          ),
        ),
        'align-items:flex-start',
      ),
    (p) =>
      heading(p.titled(p.title)) +
      many(
        3,
        () =>
          `${heading(escape(p.label()), 1.1)}` +
          p
            .items(3)
            .map((text) =>
              region('row', row(`<span class="check"></span>${escape(text)}${small(p.date())}`)),
            )
            .join(''),
      ),
    (p) =>
      heading(p.titled(p.title)) +
      region(
        'tabs',
        row(
          p
            .labels(3)
            .map((text) => `<b>${escape(text)}</b>`)
            .join(''),
        ),
      ) +
      many(5, () =>
        region(
          'card',
          `<b>${escape(p.items(1)[0])}</b><br>${escape(p.prose(1).slice(0, 40))}<br>${small(`${p.label()} ${p.number(1, 5)}/${p.number(5, 9)} · ${p.person()}`)}`,
        ),
      ),
  ],
  calendar: [
    (p) => {
      const head = `${p.month()} ${p.year}`;
      return (
        heading(p.titled(head)) +
        region(
          'main',
          `<div style="display:grid;grid-template-columns:repeat(7,1fr);gap:1px">${p.words.days.map((day) => `<b>${escape(day.slice(0, p.isPhone ? 2 : 3))}</b>`).join('')}${many(35, (i) => `<div style="min-height:${p.isPhone ? 60 : 70}px;border-top:1px solid var(--line);font-size:.85em">${((i + 27) % 31) + 1}${p.chance.is(0.25) ? `<div style="background:var(--accent);color:var(--on);font-size:.8em;overflow:hidden">${escape(p.items(1)[0])}</div>` : ''}</div>`)}</div>`,
        ) +
        row(
          p
            .labels(3)
            .map((text) => button(text))
            .join(''),
        )
      );
    },
    (p) =>
      heading(p.titled(p.chance.is(0.5) ? `${p.month()} ${p.year}` : p.own.titles.at(-1))) +
      many(
        5,
        () =>
          `<b>${escape(p.day())}, ${p.number(1, 28)} ${escape(p.month())}</b>` +
          many(p.number(1, 2), () =>
            region(
              'card',
              `${p.time()} – ${p.time()} &nbsp; <b>${escape(p.items(1)[0])}</b><br>${small(p.place())}`,
            ),
          ),
      ),
    (p) =>
      heading(p.titled(p.title)) +
      region(
        'form',
        p
          .labels(6)
          .map((text) =>
            row(
              `<span style="width:35%">${escape(text)}</span>${field(p.chance.is(0.5) ? `${p.date()} ${p.time()}` : p.place())}`,
            ),
          )
          .join('') +
          row(
            p
              .furniture(2)
              .map((text) => button(text))
              .join(''),
          ),
      ),
  ],
};
