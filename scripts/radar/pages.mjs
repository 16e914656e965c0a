import { card, chance, harmless, iban, secret } from './values.mjs';

const escape = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
/** @param {{ value: string }} planted */
const mark = (planted, i) => `<b data-planted="${i}">${escape(planted.value)}</b>`;

const lines = (items) => items.map((line) => `<div>${line}</div>`).join('');
const rows = (items) =>
  items.map(([label, value]) => `<tr><td>${label}</td><td>${value}</td></tr>`).join('');

const MONO = 'font: 14px/1.6 "DejaVu Sans Mono", monospace;';
const SANS = 'font: 15px/1.6 "DejaVu Sans", Arial, sans-serif;';
const WORDS = [
  'The build ran for four minutes and nothing failed',
  'Please look at the second page before Friday',
  'Deployed to the harbor cluster by the night job',
  'Die Besprechung beginnt um zehn Uhr im kleinen Raum',
  'Merci pour votre commande, elle part demain matin',
];

/** Each takes the planted values with their marks, and harmless lines. */
const LAYOUTS = {
  env: (p, calm) => [
    MONO,
    lines(
      calm
        .slice(0, 2)
        .map((it) => `# ${it}`)
        .concat(p.map((v) => `${v.name}=${v.mark}`)),
    ),
  ],
  terminal: (p, calm) => [
    MONO,
    lines([
      '$ cat secrets.txt',
      ...p.map((v) => `export ${v.name}="${v.mark}"`),
      '$ git log',
      ...calm,
    ]),
  ],
  code: (p, calm) => [
    MONO,
    lines([
      'import { connect } from "./client";',
      ...p.map((v) => `const ${v.name.toLowerCase().replace(/\W/g, '')} = "${v.mark}";`),
      ...calm.map((it) => `// ${it}`),
    ]),
  ],
  yaml: (p, calm) => [
    MONO,
    lines([
      'services:',
      ...p.map((v) => `&nbsp;&nbsp;${v.name}: ${v.mark}`),
      ...calm.map((it) => `# ${it}`),
    ]),
  ],
  json: (p, calm) => [
    MONO,
    lines([
      '{',
      ...p.map((v) => `&nbsp;&nbsp;"${v.name}": "${v.mark}",`),
      `&nbsp;&nbsp;"note": "${calm[0]}"`,
      '}',
    ]),
  ],
  console: (p, calm) => [
    SANS,
    `<h2>Credentials</h2><table>${rows([...p.map((v) => [v.name, v.mark]), ['Note', calm[0]]])}</table>`,
  ],
  chat: (p, calm) => [
    SANS,
    lines([
      `<i>Kim</i> ${calm[0]}`,
      ...p.map((v) => `<i>Ada</i> use ${v.name}: ${v.mark}`),
      `<i>Kim</i> ${calm[1]}`,
    ]),
  ],
  mail: (p, calm) => [
    SANS,
    lines([
      'From: Ada',
      'Subject: access',
      '',
      'Hello Kim,',
      ...p.map((v) => `${v.name}: ${v.mark}`),
      calm[0],
      'Regards',
    ]),
  ],
  form: (p, calm) => [
    SANS,
    p.map((v) => `<label>${v.name}</label><div class="field">${v.mark}</div>`).join('') +
      `<p>${calm[0]}</p>`,
  ],
  invoice: (p, calm) => [
    SANS,
    `<h2>Invoice 2026-118</h2><p>${calm[0]}</p><table>${rows([['Amount', '118,90 EUR'], ...p.map((v) => [v.name, v.mark])])}</table>`,
  ],
  narrow: (p, calm) => [
    `${MONO} width: 420px; word-break: break-all;`,
    lines([...p.map((v) => `${v.name}=${v.mark}`), ...calm.slice(0, 2)]),
  ],
  wiki: (p, calm) => [
    SANS,
    `<h1>Runbook</h1><p>${calm[0]}</p><ul>${p.map((v) => `<li>${v.name} = <code>${v.mark}</code></li>`).join('')}</ul><p>${calm[1]}</p>`,
  ],
}; // the order is that of the report

export const LAYOUT_NAMES = Object.keys(LAYOUTS);

/** A page with its planted values; none of them when it is a clean one. */
export function page({ seed, layout, isDark, isClean = false }) {
  const r = chance(seed);
  const values = isClean
    ? []
    : [secret(r), secret(r), secret(r), layout.length % 2 ? card(r) : iban(r)];
  const calm = Array.from({ length: isClean ? 7 : 3 }, () =>
    r.below(3) === 0 ? r.one(WORDS) : escape(harmless(r)),
  );
  const marked = values.map((value, i) => ({ ...value, mark: mark(value, i) }));
  const [style, body] = LAYOUTS[layout](marked, calm);
  const colors = isDark ? 'background:#1b1e24;color:#e4e7ec' : 'background:#fff;color:#1f2328';
  const html = `<!doctype html><meta charset="utf-8"><style>
    body{margin:0;padding:24px;${colors};${style}} b{font-weight:inherit} i{font-weight:600;font-style:normal}
    table{border-spacing:24px 6px;margin-left:-24px} .field{border:1px solid #8888;padding:6px 10px;margin:4px 0 14px;width:640px}
    </style>${body}${isClean ? lines(calm) : ''}`;
  return { html, values };
}
