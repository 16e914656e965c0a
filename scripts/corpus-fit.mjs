// Fits the weights of kinds, titles and tags to folders of images with known answers:
//   npm run corpus:fit -- <folder>… [--cache <folder>] [--folds 5] [--out <file>] [--only kinds|titles|tags] [--keep titles,tags] [--whole <folder>,…] [--dry]
// Folders hold images and truth.json; those drawn by `npm run corpus:make` are read from their truth, all others by
// both text engines and by the first alone, because either may run; the readings are kept in the cache. Every figure is from folds that keep an application (or a
// drawn layout) on one side; beside it stands the figure of the weights on what they were fitted to. With --only the weights of the
// other two stay as they are. With --keep the weights of titles or tags stay in every fold, too, where they were fitted to images that are
// no longer at hand; how sure titles are is fitted. A folder of --whole stays on one side as one: its figures are those of weights that none of it was
// fitted to.
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root, serverSources } from './corpus/compile.mjs';
import { judgeTogether } from './corpus/fit/judge.mjs';
import { printFit } from './corpus/fit/report.mjs';
import { loadSamples } from './corpus/fit/samples.mjs';
import { writePart, writeWeights } from './corpus/fit/write-weights.mjs';
import { ReadingCache } from './corpus/reading-cache.mjs';
import { rulesOf } from './corpus/rules.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cache: { type: 'string', default: join(root, '.cache', 'readings') },
    folds: { type: 'string', default: '5' },
    out: { type: 'string', default: join(root, 'server/analysis/fitted/weights.ts') },
    only: { type: 'string' },
    keep: { type: 'string', default: '' },
    whole: { type: 'string', default: '' },
    dry: { type: 'boolean', default: false },
  },
});
const kept = values.keep.split(',').filter(Boolean);
const isKnown =
  ['kinds', 'titles', 'tags'].includes(values.only ?? 'tags') &&
  kept.every((part) => ['titles', 'tags'].includes(part));
if (positionals.length === 0 || !isKnown) {
  console.error(
    'Usage: npm run corpus:fit -- <folder>… [--cache <folder>] [--folds n] [--out <file>] [--only kinds|titles|tags] [--keep titles,tags] [--whole <folder>,…] [--dry]',
  );
  process.exit(2);
}

const rules = rulesOf(serverSources());
const caches = ['on', 'off'].map((assist) => new ReadingCache(resolve(values.cache), assist));
const samples = (
  await loadSamples(
    positionals.map((folder) => resolve(folder)),
    caches,
    values.whole.split(',').map((folder) => resolve(folder)),
  )
).filter(({ truth }) =>
  [truth.type, ...truth.alt_types].some((kind) => rules.kinds.includes(kind)),
);
for (const cache of caches) await cache.close();
for (const sample of samples) {
  sample.facts = rules.pageFacts(sample.ocr);
  const { text, lines, language } = sample.ocr;
  sample.dates = sample.isDrawn
    ? []
    : rules.extractDates({ text, lines, language, imageDate: sample.truth.image_date });
}

const result = judgeTogether(samples, rules, { foldCount: Number(values.folds), kept });
printFit(samples, result);
const out = resolve(values.out);
const weights = { ...result.models, classes: rules.kinds, settings: result.settings };
if (!values.dry && values.only) writePart(out, values.only, weights);
else if (!values.dry) writeWeights(out, weights);
