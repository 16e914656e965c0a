// Strings that a browser might run, and strings that break layouts.
import { createRequire } from 'node:module';

/** Each calls the trap if it runs; two only fetch from a foreign host. */
export const SCRIPTS = [
  '<img src=x onerror=__trap(1)>',
  '<script>__trap(2)</script>',
  '"><script>__trap(3)</script>',
  '\'"--></style></script><svg onload=__trap(4)>',
  '<svg><animate onbegin=__trap(5) attributeName=x dur=1s>',
  '<iframe srcdoc="<script>parent.__trap(6)</script>"></iframe>',
  'javascript:__trap(7)',
  'JaVaScRiPt:__trap(8)//',
  'data:text/html,<script>opener.__trap(9)</script>',
  '" autofocus onfocus=__trap(10) x="',
  "' onmouseover='__trap(11)",
  '{{constructor.constructor("__trap(12)")()}}',
  '${__trap(13)}',
  '</title><script>__trap(14)</script>',
  '<details open ontoggle=__trap(15)>',
  '<math><mtext></table><mglyph><style><img src=x onerror=__trap(16)>',
  '<a href="javascript:__trap(17)">open</a>',
  '<body onload=__trap(18)>',
  '<base href="//foreign.example/">',
  '<link rel=stylesheet href=//foreign.example/a.css><img src=//foreign.example/a.png>',
  '<style>@import"//foreign.example/b.css";*{background:url(//foreign.example/c)}</style>',
  '<meta http-equiv=refresh content="0;url=javascript:__trap(22)">',
  '__proto__',
  'constructor',
];

/** Strings that break lines and layouts. */
export const SHAPES = [
  'W'.repeat(10_000),
  'word '.repeat(2_000),
  '﷽'.repeat(40),
  'مرحبا بالعالم '.repeat(12),
  '\u202eright to left override',
  'zero\u200bwidth\u200bjoined\u200d\ufeff',
  '👩‍👩‍👧‍👦🏳️‍🌈'.repeat(12),
  'Z̸̢̛̪͓̺͎̘̗̖͉͓͒̅̏̈́͑͆̅͌͗̀a̷̡̛̳̲̠̻̫̹͈l̴̡̗̮̤̤̖̘̓͂̌͋g̸̨̛̼̘̯̙o̶̧̪̲͓̪'.repeat(3),
  'a\tb\nc\rd',
];

/** A public collection of naughty strings, without the empty ones. */
export const NAUGHTY = createRequire(import.meta.url)('big-list-of-naughty-strings').filter(
  (text) => text.trim() !== '',
);

/** At most this many characters, without cutting one in half. */
export const cut = (text, length) => [...text].slice(0, length).join('').slice(0, length);
