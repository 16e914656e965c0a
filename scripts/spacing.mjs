// Trains the net that tells where the second text engine's lines have spaces:
//   npm run spacing:train -- [--fonts <folder>] [--pages <per font>] [--seed <n>]
// Pages are drawn in Chromium with the open fonts of a folder (Debian: fonts-roboto-unhinted, fonts-open-sans,
// fonts-lato, fonts-inter, fonts-firacode, fonts-jetbrains-mono, fonts-noto-core and others; the figures name those
// that took part), read by the recogniser, and every boundary of a line whose letters are right is a sample. The
// error of a font comes from a net that has not seen it: five folds by font.
import prettier from 'prettier';
import './lib/node-version.mjs';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openBrowser } from '../test/shots/camera.mjs';
import { ROOT } from './lib/run.mjs';
import { fit } from './lib/spacing-fit.mjs';
import { drawPage, findFonts } from './lib/spacing-pages.mjs';
import { requireTypeScript } from './lib/typescript.mjs';

const FOLDS = 5;
/** The feature that holds the recogniser's own chance of a space, and where that chance is one half. */
const OWN_SPACE = { at: 3, half: Math.log10(0.5) / 4 + 1 };
const { values } = parseArgs({
  options: {
    fonts: { type: 'string', default: '/usr/share/fonts' },
    pages: { type: 'string', default: '6' },
    seed: { type: 'string', default: '1' },
  },
});
const seed = Number(values.seed);
const neural = (name) => requireTypeScript(`server/infra/ocr/neural/${name}.ts`);
const { findModels } = neural('neural-models');
const { NeuralProcess } = neural('neural-process');
const { decodeColour } = neural('colour-image');
const { cropLine } = neural('line-crop');
const { recogniseRaw } = neural('recognise');
const { spacingLine } = neural('neural-line');
const { spacingFeatures } = neural('spacing-features');
const { chanceOf } = neural('spacing-net');

const fonts = findFonts(values.fonts);
if (fonts.length < FOLDS) {
  console.error(
    `${values.fonts} holds ${fonts.length} of the wanted fonts; name another folder with --fonts.`,
  );
  process.exit(2);
}
const foldOf = new Map(fonts.map(({ family }, at) => [family, at % FOLDS]));
const samples = await sampleAll();
const nets = Array.from({ length: FOLDS }, (_, fold) =>
  fit(
    samples.filter(({ family }) => foldOf.get(family) !== fold),
    seed,
  ),
);
const byFont = errorsByFont();
const net = fit(samples, seed);
const figures = {
  seed,
  lines: new Set(samples.map(({ line }) => line)).size,
  boundaries: samples.length,
  errorOnTraining: share(samples.filter((sample) => isWrong(sample, net)).length, samples.length),
  errorOnUnseenFonts: share(
    byFont.reduce((sum, { wrong }) => sum + wrong, 0),
    samples.length,
  ),
  errorOfTheModelsOwnSpaces: share(
    samples.filter(({ features, isSpace }) => features[OWN_SPACE.at] > OWN_SPACE.half !== isSpace)
      .length,
    samples.length,
  ),
  fonts: Object.fromEntries(byFont.map(({ family, wrong, all }) => [family, share(wrong, all)])),
};
const file = join(ROOT, 'server/infra/ocr/neural/spacing-weights.ts');
const source = `// Written by \`npm run spacing:train\`, with the figures of the training.
export const SPACING_WEIGHTS = ${JSON.stringify({ figures, ...net })};
`;
writeFileSync(
  file,
  await prettier.format(source, { ...(await prettier.resolveConfig(file)), filepath: file }),
);
console.log(JSON.stringify(figures, null, 2));

async function sampleAll() {
  const models = findModels();
  const reader = { neural: new NeuralProcess(models), dictionary: models.dictionary };
  const browser = await openBrowser();
  const found = [];
  try {
    for (const [at, font] of fonts.entries()) {
      for (let page = 0; page < Number(values.pages); page++)
        found.push(
          ...(await samplesOf(browser, reader, { font, seed: seed * 1e6 + at * 100 + page })),
        );
      console.error(
        `${font.family}: ${found.filter((each) => each.family === font.family).length}`,
      );
    }
  } finally {
    await browser.close();
    await reader.neural.end();
  }
  return found;
}

async function samplesOf(browser, reader, { font, seed: pageSeed }) {
  const { image, lines } = await drawPage(browser, { font, seed: pageSeed });
  const page = await decodeColour(image, { maxPixels: 50e6, background: '#fff' });
  const boxes = lines.map(({ box }) => ({
    ...box,
    w: Math.min(box.w, page.width - box.x),
    h: Math.min(box.h, page.height - box.y),
  }));
  const crops = boxes.flatMap((box) => cropLine(page, box) ?? []);
  const read = await recogniseRaw(page, crops, reader);
  return read.flatMap(({ crop, signs, step }) => {
    const truth = lines.find(({ box }) => isInside(crop.ink, box))?.text;
    const spaces = truth && spacesOf(truth, signs);
    if (!spaces) return [];
    const features = spacingFeatures(spacingLine(crop, signs, { step }));
    const line = `${pageSeed} ${crop.ink.y}`;
    return features.map((each, i) => ({
      family: font.family,
      line,
      features: each,
      isSpace: spaces[i],
    }));
  });
}

function isInside(ink, box) {
  const middle = ink.y + ink.h / 2;
  return middle > box.y && middle < box.y + box.h;
}

/** Whether a space follows each sign but the last; null where the letters are not those of the truth. */
function spacesOf(truth, signs) {
  const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  /** @type {string[]} */
  const letters = [];
  /** @type {boolean[]} */
  const spaces = [];
  for (const sign of truth) {
    if (sign === ' ') spaces[letters.length - 1] = true;
    else letters.push(plain(sign));
  }
  if (letters.length !== signs.length || letters.length < 2) return null;
  const other = signs.filter(({ text }, i) => plain(text) !== letters[i]).length;
  return other > Math.max(1, letters.length / 15)
    ? null
    : signs.slice(1).map((_, i) => spaces[i] === true);
}

function errorsByFont() {
  return fonts.map(({ family }) => {
    const own = samples.filter((sample) => sample.family === family);
    const fold = /** @type {number} */ (foldOf.get(family));
    const wrong = own.filter((sample) => isWrong(sample, nets[fold])).length;
    return { family, wrong, all: own.length };
  });
}

function isWrong({ features, isSpace }, weights) {
  return chanceOf(features, weights) > 0.5 !== isSpace;
}

function share(part, whole) {
  return Math.round((part / (whole || 1)) * 1e5) / 1e5;
}
