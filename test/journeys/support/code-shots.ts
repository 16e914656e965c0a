import type { Browser } from 'playwright-core';

/** A seeded source of chance (mulberry32): the same seed draws the same shots. */
export function chanceOf(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const one = <T>(list: readonly T[]): T => list[int(0, list.length - 1)]!;
  return { int, one, is: (share: number) => next() < share };
}

type Chance = ReturnType<typeof chanceOf>;

const NAMES = ['invoice', 'harbor', 'parcel', 'ticket', 'garden', 'window', 'letter', 'recipe'];

const TEMPLATES: readonly ((a: string, b: string, n: number) => string[])[] = [
  (a, b, n) => [
    `export function count_${a}(${b}: string): number {`,
    `  const found = ${b}.split(',');`,
    `  if (found.length > ${n}) {`,
    `    return ${n};`,
    '  }',
    '  return found.length;',
    '}',
  ],
  (a, b, n) => [
    `def total_of(${a}, ${b}):`,
    `    result = ${n}`,
    `    for item in ${a}:`,
    `        if item in ${b}:`,
    '            result = result + 1',
    '        else:',
    '            continue',
    '    return result',
  ],
  (a, b, n) => [
    `func Next(${a} int) error {`,
    `    for ${a} < ${n} {`,
    `        if ready(${a}) {`,
    `            return send("${b}")`,
    '        }',
    `        ${a} = ${a} + 1`,
    '    }',
    '    return nil',
    '}',
  ],
  (a, b, n) => [
    `async function load(${a}) {`,
    '  try {',
    `    const answer = await read(${a}, ${n});`,
    `    return answer.${b};`,
    '  } catch (error) {',
    '    report(error);',
    '  }',
    '}',
  ],
];

interface CodeShot {
  name: string;
  png: Buffer;
  /** The function as it stands in the file. */
  code: string;
}

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** An editor with a file tree, tabs, line numbers and a status bar. */
function editor(chance: Chance, code: string): string {
  const isDark = chance.is(0.5);
  const [ground, ink, dim] = isDark ? ['#1e1e24', '#f0f0f4', '#8c8c98'] : ['#fff', '#111', '#777'];
  const size = chance.int(15, 19);
  const first = chance.one([1, 1, chance.int(20, 300)]);
  const numbers = code.split('\n').map((_, at) => first + at);
  const tree = NAMES.slice(0, 6).map((name) => `<div>${name}.src</div>`);
  return `<!doctype html><style>
    body { margin: 0; background: ${ground}; color: ${ink}; font: 14px sans-serif; }
    pre { margin: 0; font: ${size}px/1.5 'DejaVu Sans Mono', monospace; }
    .side { width: 170px; padding: 12px; border-right: 1px solid ${dim}; line-height: 2; }
    .dim { color: ${dim}; }
  </style>
  <div style="padding: 8px 16px; border-bottom: 1px solid ${dim}">${chance.one(NAMES)}.src</div>
  <div style="display: flex">
    <div class="side dim">${tree.join('')}</div>
    <pre class="dim" style="padding: 12px 16px; text-align: right">${numbers.join('\n')}</pre>
    <pre style="padding: 12px 8px">${escape(code)}</pre>
  </div>
  <div class="dim" style="position: fixed; bottom: 0; padding: 6px 16px">main &nbsp; UTF-8 &nbsp; Ln ${first}</div>`;
}

/** Shots of editors, each with another function, all chosen by the seed. */
export async function codeShots(
  browser: Browser,
  seed: number,
  count: number,
): Promise<CodeShot[]> {
  const chance = chanceOf(seed);
  const context = await browser.newContext({
    viewport: { width: 900, height: 480 },
    deviceScaleFactor: 2,
  });
  const page = await context.newPage();
  const shots: CodeShot[] = [];
  for (let number = 0; number < count; number += 1) {
    const template = chance.one(TEMPLATES);
    const code = template(chance.one(NAMES), chance.one(NAMES), chance.int(2, 90)).join('\n');
    await page.setContent(editor(chance, code));
    shots.push({ name: `code-${number}.png`, png: await page.screenshot(), code });
  }
  await context.close();
  return shots;
}
