// Draws pages with known answers, for fitting and measuring the rules about pages:
//   npm run corpus:make -- [--seed 1] [--count 600] [--kind code] [--out <folder>]
// The folder gets images and truth.json: text with word boxes, regions with roles, title and its alternatives, kind, tags
// and dates with roles, all taken from the page itself. The same seed draws the same pages. The output does not belong
// in the repository.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './corpus/compile.mjs';
import { planPage } from './corpus/make/plan.mjs';
import { keywordsOf } from './corpus/make/keywords.mjs';
import { withRenderer } from './corpus/make/render.mjs';
import { findChromium } from './lib/stages.mjs';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '600' },
    /** Leaves out the pages of other kinds among so many. */
    kind: { type: 'string' },
    out: { type: 'string', default: join(root, '.cache', 'corpus-made') },
  },
});
const browser = findChromium();
if (!browser) {
  console.error('Drawing pages needs Chromium: apt-get install chromium, or set CHROME');
  process.exit(1);
}

const [seed, count, out] = [Number(values.seed), Number(values.count), resolve(values.out)];
mkdirSync(out, { recursive: true });
const truths = [];
await withRenderer(browser, async (draw) => {
  for (let number = 0; number < count; number++) {
    const plan = planPage(seed, number);
    if (values.kind && plan.truth.kind !== values.kind) continue;
    const { truth, image } = await draw(plan);
    const file = `${String(number).padStart(5, '0')}-${plan.truth.layout}.${image.name}`;
    writeFileSync(join(out, file), image.data);
    truths.push(truthFor(file, plan, truth));
  }
});
writeFileSync(join(out, 'truth.json'), JSON.stringify(truths));
console.log(`${truths.length} pages drawn into ${out}`);

/** The same shape as the truth of hand-labelled folders, with boxes besides. */
function truthFor(file, { width, height, scale, truth: known }, { lines, regions, days, titles }) {
  return {
    id: file,
    file,
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    lang: known.lang,
    image_date: '2026-01-15',
    title_keywords: keywordsOf(known.title),
    type: known.kind ?? 'other',
    alt_types: [],
    tags: known.tags,
    title_alternatives: titles,
    dates: [...new Set(days.filter(({ role }) => role !== 'clock').map(({ date }) => date))],
    soft_dates: days.filter(({ role }) => role === 'clock').map(({ date }) => date),
    date_roles: days,
    soft: known.hasLooseDates,
    lines: lines.map(({ text }) => text),
    app: known.layout,
    shell: known.shell,
    seen: lines,
    regions,
  };
}
