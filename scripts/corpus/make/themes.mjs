import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../compile.mjs';

/** Open fonts of the packages fonts-dejavu, fonts-liberation, fonts-urw-base35 and fonts-noto-mono, and that of the product. */
const SANS = [
  'DejaVu Sans',
  'Liberation Sans',
  'DejaVu Sans Condensed',
  'Liberation Sans Narrow',
  'Geist',
  'Nimbus Sans',
  'URW Gothic',
];
const SERIF = ['DejaVu Serif', 'Liberation Serif', 'P052', 'C059', 'URW Bookman'];
const MONO = ['DejaVu Sans Mono', 'Liberation Mono', 'Noto Sans Mono'];

const LIGHT = [
  ['#ffffff', '#1c1d1f', '#f0f1f3', '#dadce0'],
  ['#f6f6f7', '#222222', '#ffffff', '#cfd2d6'],
  ['#fffaf0', '#3a2f20', '#f3e9d6', '#e0d2b8'],
  ['#eef3fb', '#10253f', '#dbe6f6', '#bccde6'],
];
const DARK = [
  ['#121212', '#e8e8e8', '#242424', '#3a3a3a'],
  ['#1e1e2e', '#cdd6f4', '#313244', '#45475a'],
  ['#0d1117', '#c9d1d9', '#161b22', '#30363d'],
  ['#0b2a2f', '#d7eceb', '#123b42', '#1f545c'],
];

/**
 * The style sheet of one page: colours, fonts, density.
 * @param {import('./chance.mjs').Chance} chance
 * @param {boolean} isDark
 */
export function themeOf(chance, isDark) {
  const [back, fore, soft, line] = chance.one(isDark ? DARK : LIGHT);
  const font = chance.is(0.85) ? chance.one(SANS) : chance.one(SERIF);
  const accent = `hsl(${chance.int(0, 359)} ${chance.int(45, 80)}% ${isDark ? 62 : 38}%)`;
  return `${geist()}
:root{--back:${back};--fore:${fore};--soft:${soft};--line:${line};--accent:${accent};--on:${isDark ? '#111' : '#fff'};--mono:'${chance.one(MONO)}'}
*{box-sizing:border-box}
body{margin:0;background:var(--back);color:var(--fore);font:${chance.int(12, 17)}px/${chance.one([1.3, 1.45, 1.6])} '${font}'}
small{font-size:.82em;opacity:.75}
.button{display:inline-block;padding:.35em .9em;border-radius:${chance.int(0, 14)}px;border:1px solid var(--line);background:var(--soft)}
.button.main{background:var(--accent);color:var(--on);border:0}
.field{border:1px solid var(--line);border-radius:4px;padding:.3em .6em;min-width:90px;min-height:1.9em;flex:1}
.icon{display:inline-block;width:1.3em;height:1.3em;border-radius:${chance.one(['50%', '4px'])};flex:none}
.picture{background:linear-gradient(135deg,var(--a),var(--b));border-radius:6px;flex:none}
.check{display:inline-block;width:1em;height:1em;border:1.5px solid currentColor;border-radius:3px;flex:none}
.check.on{background:var(--accent)}
.switch{width:2.4em;height:1.3em;border-radius:1em;background:var(--accent);flex:none}
.sheet{position:absolute;left:0;right:0;bottom:0;overflow:hidden;padding:10px 16px;background:var(--back);border-radius:16px 16px 0 0;box-shadow:0 -6px 30px #0007}
.window{background:var(--back);border:1px solid var(--line)}
.desk{position:relative;min-height:100vh;background:linear-gradient(160deg,hsl(${chance.int(0, 359)} 40% 40%),hsl(${chance.int(0, 359)} 40% 25%))}
.key{display:inline-block;padding:10px 0;width:8.4%;text-align:center;background:var(--back);border-radius:5px}
.bars{width:14px;height:10px;background:currentColor;opacity:.7;flex:none}
[data-role=titlebar]{background:${chance.is(0.5) ? 'var(--soft)' : 'var(--line)'}}
[data-role=card]{border:1px solid var(--line);border-radius:8px;padding:8px 12px;margin:8px 0;background:var(--soft)}
table{border-collapse:collapse;width:100%}
td,th{text-align:left;padding:.3em .7em;border:${chance.is(0.5) ? '1px solid var(--line)' : '0'}}`;
}

function geist() {
  const file = join(
    root,
    'node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
  );
  if (!existsSync(file)) return '';
  const data = readFileSync(file).toString('base64');
  return `@font-face{font-family:Geist;font-weight:100 900;src:url(data:font/woff2;base64,${data})}`;
}
