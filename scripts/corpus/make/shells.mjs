import { box, button, escape, heading, icon, many, region, row, small } from './page.mjs';

const MENUS = 7;
const statusBar = (p) =>
  region(
    'statusbar',
    row(
      `<b>${p.time()}</b><span style="flex:1"></span>${small(p.chance.one(['4G', '5G', 'LTE', '']))}<span class="bars"></span>${small(`${p.number(5, 100)}%`)}`,
      'padding:6px 18px',
    ),
  );
const navBar = (p) =>
  p.chance.is(0.6)
    ? region(
        'navbar',
        row(
          p
            .furniture(4)
            .map((text) => box(`${icon(p.chance)}<br>${small(text)}`, 'flex:1;text-align:center'))
            .join(''),
          'padding:8px',
        ),
      )
    : region(
        'navbar',
        '<div style="height:5px;width:120px;margin:14px auto;border-radius:3px;background:currentColor"></div>',
      );
const keyboard = () =>
  region(
    'keyboard',
    ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
      .map((keys) =>
        row(
          [...keys].map((key) => `<span class="key">${key}</span>`).join(''),
          'justify-content:center;gap:5px;margin:6px',
        ),
      )
      .join(''),
    'background:var(--soft);padding:8px 2px',
  );

function phone(p, body) {
  const bar = p.chance.is(0.75)
    ? region(
        'appbar',
        row(
          `<span>←</span><span style="flex:1"></span>${p.chance.is(0.4) ? small(p.furniture(1)[0]) : ''}<span>⋮</span>`,
          'padding:10px 16px',
        ),
      )
    : '';
  return `<div style="display:flex;flex-direction:column;min-height:100vh">${statusBar(p)}${bar}<div style="flex:1;padding:6px 16px">${body}</div>${p.kind === 'chat' && p.chance.is(0.4) ? keyboard() : ''}${navBar(p)}</div>`;
}

const titleBar = (p, text) =>
  region(
    'titlebar',
    row(
      `${icon(p.chance)}<span style="flex:1;text-align:${p.chance.one(['left', 'center'])}">${text}</span><span>–</span><span>▢</span><span>×</span>`,
      'padding:5px 10px',
    ),
  );
const menuBar = (p) =>
  region('menubar', row(p.furniture(MENUS).map(escape).join('&nbsp;&nbsp; '), 'padding:3px 10px'));
const toolBar = (p) =>
  region(
    'toolbar',
    row(
      many(4, () => icon(p.chance)) +
        p
          .furniture(3)
          .map((text) => small(text))
          .join(''),
      'padding:5px 10px',
    ),
  );

/** The bar of a window names what is open and the program. */
function window(p, body, css = '') {
  const named = p.chance.is(0.6)
    ? `${escape(p.title)} - ${p.product}`
    : p.chance.is(0.5)
      ? escape(p.title)
      : p.product;
  return `<div data-role="window" class="window" style="${css}">${titleBar(p, named)}${p.chance.is(0.6) ? menuBar(p) : ''}${p.chance.is(0.5) ? toolBar(p) : ''}<div style="padding:10px 16px">${body}</div></div>`;
}
const taskBar = (p) =>
  region(
    'taskbar',
    row(
      many(6, () => icon(p.chance)) +
        `<span style="flex:1"></span>${small(`${p.time()} ${p.date('clock')}`)}`,
      'padding:4px 10px',
    ),
    'position:absolute;bottom:0;left:0;right:0;background:#222;color:#eee',
  );
const behind = (p) =>
  region(
    'behind',
    `${titleBar(p, escape(p.name()))}${many(9, () => `<p>${escape(p.prose(2))}</p>`)}`,
    'position:absolute;left:30px;top:40px;right:180px;bottom:120px;overflow:hidden;opacity:.85;background:var(--back);border:1px solid var(--line)',
  );

function browser(p, body) {
  const host = `${p.product.toLowerCase()}.example`;
  return (
    region(
      'toolbar',
      row(
        `<span>←</span><span>→</span><div class="field" style="flex:1">${host}/${p.chance.is(0.5) ? p.kind : ''}</div><span>⋮</span>`,
        'padding:6px 10px',
      ),
    ) + webPage(p, body)
  );
}
function webPage(p, body) {
  const top = p.chance.is(0.7)
    ? region(
        'menubar',
        row(
          `<b>${p.product}</b>${p
            .furniture(4)
            .map((text) => `<span>${escape(text)}</span>`)
            .join('')}<span style="flex:1"></span>${button(p.furniture(1)[0])}`,
          'padding:10px 24px;border-bottom:1px solid var(--line)',
        ),
      )
    : '';
  const side = p.chance.is(0.35)
    ? region(
        'sidelist',
        p
          .furniture(7)
          .map((text) => box(escape(text), 'padding:5px 0'))
          .join(''),
        'width:170px;padding:16px',
      )
    : '';
  return `${top}<div style="display:flex">${side}<div style="flex:1;padding:16px 28px;max-width:900px">${body}</div></div>`;
}

/** A sheet over the lower part of an app, whose own text looks out above it. */
function sheet(p, body) {
  const app = region(
    'behind',
    heading(escape(p.name()), 1.3) + many(14, () => `<p>${escape(p.prose(1))}</p>`),
    'padding:6px 16px;opacity:.45;height:100vh;overflow:hidden',
  );
  const grip =
    '<div style="width:42px;height:4px;border-radius:2px;margin:0 auto 10px;background:var(--line)"></div>';
  return `<div style="position:relative;height:100vh;overflow:hidden">${statusBar(p)}${app}<div data-role="dialog" class="sheet" style="top:${p.number(24, 46)}%">${grip}${body}</div></div>`;
}

/** Ways to show a page: each gives the size of the screen and what is around the body. */
export const SHELLS = {
  phone: { isPhone: true, wrap: phone },
  sheet: { isPhone: true, wrap: sheet },
  tall: { isPhone: true, wrap: (p, body) => phone(p, body) },
  window: { wrap: (p, body) => window(p, body, 'min-height:100vh') },
  browser: { wrap: browser },
  page: { wrap: webPage },
  desk: {
    wrap: (p, body) =>
      `<div class="desk">${p.chance.is(0.6) ? behind(p) : ''}${window(p, body, 'position:absolute;left:90px;top:80px;right:60px;max-height:calc(100vh - 150px);overflow:hidden;box-shadow:0 8px 40px #0008')}${taskBar(p)}</div>`,
  },
  dialog: {
    wrap: (p, body) =>
      `<div class="desk">${behind(p)}<div data-role="dialog" class="window" style="position:absolute;left:20%;top:16%;width:62%;max-height:76vh;overflow:hidden;box-shadow:0 8px 40px #000a">${titleBar(p, p.chance.is(0.5) ? escape(p.title || p.product) : `${p.product}`)}<div style="padding:12px 18px">${body}</div></div></div>`,
  },
  bare: { wrap: (p, body) => `<div style="padding:${p.number(6, 30)}px">${body}</div>` },
};
