import {
  box,
  button,
  escape,
  field,
  heading,
  icon,
  many,
  region,
  row,
  small,
  table,
} from '../page.mjs';
import { sourceOf } from '../source.mjs';

const check = (p) => `<span class="check${p.chance.is(0.5) ? ' on' : ''}"></span>`;
const control = (p) => {
  const text = p.chance.is(0.6) ? p.items(1)[0] : p.label();
  if (p.chance.is(0.55)) return row(`${check(p)}${escape(text)}`);
  return row(
    `<span style="width:42%">${escape(text)}:</span>${field(p.chance.is(0.5) ? p.label() : p.number(1, 60))}`,
  );
};
const switches = (p, count) =>
  many(count, () =>
    region(
      'row',
      row(
        `<span style="flex:1">${escape(p.chance.is(0.5) ? p.items(1)[0] : p.label())}${p.chance.is(0.5) ? `<br>${small(p.chance.is(0.5) ? p.label() : p.prose(1).slice(0, 60))}` : ''}</span>${p.chance.is(0.6) ? '<span class="switch"></span>' : ''}`,
        'padding:9px 0',
      ),
    ),
  );

const lineNumbers = (count, first) => Array.from({ length: count }, (_, i) => first + i).join('\n');
function source(p) {
  const lines = sourceOf(p, p.number(14, 24));
  const first = p.chance.is(0.7) ? 1 : p.number(20, 300);
  return `<div style="display:flex;font-family:var(--mono);font-size:.92em;line-height:1.5"><pre data-role="gutter" style="margin:0;padding:0 14px 0 8px;opacity:.5;text-align:right">${lineNumbers(lines.length, first)}</pre><pre data-role="code" style="margin:0">${escape(lines.join('\n'))}</pre></div>`;
}

const COMMANDS = [
  'ls -la',
  'git status',
  'git log --oneline',
  'docker ps',
  'npm install',
  'df -h',
  'ping example.org',
  'make test',
  'ssh build',
  'cat notes.txt',
  'systemctl status web',
  'apt update',
  'nmap 10.0.0.1',
  'pip install requests',
  'top',
  'kubectl get pods',
];
const output = (p) =>
  p.chance.one([
    () =>
      `-rw-r--r-- 1 root root ${p.number(100, 90000)} ${p.words.months[p.number(0, 11)].slice(0, 3)} ${p.number(1, 28)} ${p.time()} ${p.name().toLowerCase()}.txt`,
    () => `[INFO] ${p.label()} ${p.name().toLowerCase()} ${p.number(1, 900)} ms`,
    () =>
      `${p.year}-0${p.number(1, 9)}-1${p.number(0, 9)}T${p.time()}:${p.number(10, 59)}Z ${p.label()} pid=${p.number(100, 9999)}`,
    () =>
      `/dev/sda${p.number(1, 9)}  ${p.number(10, 900)}G  ${p.number(1, 9)}G  ${p.number(1, 99)}% /mnt/${p.name().toLowerCase()}`,
    () => `${p.number(100000, 999999).toString(16)}f ${p.label()} ${p.name().toLowerCase()}`,
    () =>
      `64 bytes from 10.0.0.${p.number(1, 254)}: icmp_seq=${p.number(1, 9)} ttl=64 time=${p.number(1, 90)}.4 ms`,
    () => `${p.label()}: ${p.label()} ${p.number(1, 99)}%`,
  ])();
const prompt = (p) =>
  p.chance.one([
    `user@${p.name().toLowerCase()}:~$ `,
    '$ ',
    `root@${p.name().toLowerCase()}:/srv# `,
    `~/${p.name().toLowerCase()} ❯ `,
  ]);

function terminal(p, count) {
  const lead = prompt(p);
  const command = p.chance.one(COMMANDS);
  p.title = command;
  const blocks = many(
    count,
    (i) =>
      `${lead}<span${i ? '' : ' data-title'}>${i ? p.chance.one(COMMANDS) : command}</span>\n${many(p.number(3, 8), () => `${escape(output(p))}\n`)}`,
  );
  return region(
    'terminal',
    `<pre style="margin:0;font-family:var(--mono);line-height:1.45;white-space:pre-wrap">${blocks}${lead}</pre>`,
  );
}

export const programs = {
  code: [
    (p) => {
      p.isDarkIfPossible = true;
      return (
        region(
          'tabs',
          row(`<b>${p.titled(p.title)}</b><span>${escape(p.chance.one(p.own.titles))}</span>`),
        ) +
        source(p) +
        small(p.labels(3).join('   '))
      );
    },
    (p) =>
      row(
        region(
          'sidelist',
          `<b>${escape(p.own.labels[0])}</b>${many(8, () => box(escape(p.chance.one(p.own.titles)), 'padding-left:14px'))}`,
          'width:170px;align-self:flex-start',
        ) + box(region('tabs', `<b>${p.titled(p.title)}</b>`) + source(p), 'flex:1'),
      ),
    (p) => {
      p.title = `${p.name().toLowerCase()}/${p.name().toLowerCase()}`;
      return (
        heading(p.titled(p.title)) +
        region(
          'tabs',
          row(
            p
              .labels(5)
              .map((text) => `<span>${escape(text)}</span>`)
              .join(''),
          ),
        ) +
        p
          .labels(6)
          .map((text) =>
            region('row', row(`${icon(p.chance)}${escape(text)}${small(p.number(1, 999))}`)),
          )
          .join('') +
        source(p)
      );
    },
  ],
  terminal: [
    (p) => terminal(p, 2),
    (p) => terminal(p, 1),
    (p) => region('tabs', row(p.labels(2).map(escape).join(' '))) + terminal(p, 3),
  ],
  settings: [
    (p) =>
      heading(p.titled(p.title), 1.3) +
      region(
        'form',
        many(3, () => `<b>${escape(p.label())}</b>${many(p.number(2, 4), () => control(p))}`) +
          row(
            p
              .furniture(3)
              .map((text) => button(text))
              .join(''),
            'justify-content:flex-end',
          ),
      ),
    (p) => heading(p.titled(p.title)) + region('list', switches(p, 9)),
    (p) =>
      row(
        region(
          'sidelist',
          p
            .labels(8)
            .map((text) => box(`${icon(p.chance)} ${escape(text)}`, 'padding:5px 0'))
            .join(''),
          'width:190px;align-self:flex-start',
        ) + region('form', heading(p.titled(p.title), 1.4) + many(8, () => control(p)), 'flex:1'),
      ),
    (p) =>
      heading(p.titled(p.title)) +
      many(3, () => `<b style="color:var(--accent)">${escape(p.label())}</b>${switches(p, 3)}`),
    (p) =>
      region(
        'tabs',
        row(
          p
            .labels(4)
            .map((text) => `<span>${escape(text)}</span>`)
            .join(''),
        ),
      ) +
      region(
        'form',
        many(7, () => control(p)) +
          row(
            p
              .furniture(3)
              .map((text) => button(text))
              .join(''),
            'justify-content:flex-end',
          ),
      ) +
      `<span hidden>${p.title}</span>`,
  ],
  error: [
    (p) =>
      heading(p.titled(p.title), 1.3) +
      `<p>${escape(p.items(1)[0])}</p>${small(`${p.label()}: 0x${p.number(1000, 99999).toString(16)}`)}` +
      row(
        p
          .labels(2)
          .map((text) => button(text))
          .join(''),
        'justify-content:flex-end',
      ),
    (p) =>
      region(
        'main',
        `<div style="font-size:3em">${p.chance.one([':(', '404', '500', '!', '⚠'])}</div>${heading(p.titled(p.title), 1.8)}<p>${escape(p.items(1)[0])}</p><p>${escape(p.prose(1))}</p>${row(
          p
            .labels(2)
            .map((text) => button(text, true))
            .join(''),
        )}`,
        'padding:8% 15%',
      ),
    (p) => {
      const title = `${p.chance.one(['TypeError', 'ValueError', 'NullPointerException', 'ModuleNotFoundError', 'IOError'])}: ${p.name().toLowerCase()} ${p.chance.one(['is not defined', 'not found', 'is null', 'has no attribute'])}`;
      return region(
        'main',
        `<div style="font-family:var(--mono);line-height:1.5">${escape(p.label())}<br>${many(6, () => `&nbsp;&nbsp;at ${p.name().toLowerCase()}.${p.name().toLowerCase()} (${p.name().toLowerCase()}.js:${p.number(1, 400)}:${p.number(1, 80)})<br>`)}<b>${p.titled(title)}</b></div>`,
      );
    },
  ],
  spreadsheet: [
    (p) =>
      region('tabs', `<b>${p.titled(p.title)}</b>`) +
      region(
        'toolbar',
        row(
          p
            .labels(6)
            .map((text) => small(text))
            .join('') + field('=SUM(B2:B9)'),
        ),
      ) +
      table([
        ['', 'A', 'B', 'C', 'D', 'E'],
        ...Array.from({ length: 12 }, (_, i) => [
          i + 1,
          p.items(1)[0],
          p.number(10, 9000),
          p.number(10, 9000),
          `${p.number(1, 99)}%`,
          p.money(),
        ]),
      ]),
    (p) =>
      heading(p.titled(p.title)) +
      table([
        p.labels(5),
        ...Array.from({ length: 9 }, () => [
          p.items(1)[0],
          p.number(10, 9000),
          p.number(10, 900),
          `${p.number(1, 99)} %`,
          p.number(1, 50),
        ]),
      ]),
  ],
  shopping: [
    (p) => {
      p.title = p.thing();
      return region(
        'main',
        row(
          `<div class="picture" style="width:40%;height:260px;--a:#778;--b:#99a"></div>${box(
            heading(p.titled(p.title)) +
              small(`★★★★☆ ${p.number(9, 900)} ${p.label()}`) +
              `<div style="font-size:1.8em">${p.money()}</div>` +
              p
                .labels(4)
                .map((text) => box(escape(text)))
                .join('') +
              row(
                p
                  .labels(2)
                  .map((text) => button(text, true))
                  .join(''),
              ),
          )}`,
          p.isPhone ? 'display:block' : '',
        ),
      );
    },
    (p) =>
      heading(p.titled(p.title)) +
      many(4, () =>
        region(
          'row',
          row(
            `${icon(p.chance)}<span style="flex:1">${escape(p.thing())}<br>${small(`${p.label()} ${p.number(1, 4)}`)}</span><b>${p.money()}</b>`,
            'padding:8px 0',
          ),
        ),
      ) +
      p
        .labels(3)
        .map((text) =>
          row(`<span>${escape(text)}</span><span>${p.money()}</span>`, 'justify-content:flex-end'),
        )
        .join('') +
      button(p.label(), true),
    (p) =>
      heading(p.titled(p.title)) +
      many(9, () =>
        region(
          'row',
          row(`${check(p)}${escape(p.thing())}${small(`${p.number(1, 6)}x`)}`, 'padding:7px 0'),
        ),
      ) +
      button(p.label()),
    (p) =>
      heading(p.titled(p.title)) +
      region(
        'table',
        table([
          p.labels(5),
          ...Array.from({ length: 7 }, () => [
            `#${p.number(100, 9999)}`,
            p.person(),
            p.date(),
            p.label(),
            p.money(),
          ]),
        ]),
      ),
  ],
};
