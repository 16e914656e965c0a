import { readFileSync, writeFileSync } from 'node:fs';

const LEAST_WEIGHT = 0.01;

const number = (value) => String(Math.round(value * 1000) / 1000).replace(/^(-?)0\./, '$1.');

/** The fitted weights as one source file that a person can read and compare. */
export function writeWeights(path, { kinds, lexicon, steps, classes, titles, tags, settings }) {
  const words = [...lexicon]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([stem, row]) => [stem, parts(row, classes, 0)])
    .filter(([, row]) => row !== '')
    .map(([stem, row]) => `${stem} ${row}`);
  const values = Object.entries(settings).map(([name, value]) => settingLine(name, value));
  writeFileSync(
    path,
    `// Fitted by \`npm run corpus:fit\`; no line is written by hand. The words come from the lists of
// \`scripts/corpus/words\`, cut to six letters: how much more often than by chance they stand on pages of each kind.

export const SETTINGS = {
${values.join('\n')}
};

${table('KIND_WEIGHTS', kindLines(kinds, classes))}
${table('STEPS_OF_KINDS', stepLines(steps))}
${table('WORDS_OF_KINDS', words)}
${table('TITLE_WEIGHTS', linear(titles))}
${table('TAG_WEIGHTS', linear(tags))}`,
  );
}

/** The settings that are fitted together with the weights of kinds, of titles and of tags. */
const PARTS = {
  kinds: { name: 'KIND_WEIGHTS', settings: ['kindTemperature', 'leastKindConfidence'] },
  titles: {
    name: 'TITLE_WEIGHTS',
    settings: [
      'titleOddsSlope',
      'titleOddsShift',
      'joinedTitleBelow',
      'leastTitleConfidence',
      'sureTitleConfidence',
      'standingOutTitle',
    ],
  },
  tags: { name: 'TAG_WEIGHTS', settings: ['leastTagConfidences'] },
};

/** The file with other weights of kinds, of titles or of tags alone. */
export function writePart(path, part, { classes, settings, ...models }) {
  const { name, settings: own } = PARTS[part];
  let source = readFileSync(path, 'utf8');
  for (const key of own)
    source = source.replace(new RegExp(`^ {2}${key}: .*$`, 'm'), settingLine(key, settings[key]));
  if (part !== 'kinds') source = replaced(source, name, linear(models[part]));
  else {
    source = replaced(source, name, kindLines(models.kinds, classes));
    source = replaced(source, 'STEPS_OF_KINDS', stepLines(models.steps));
  }
  writeFileSync(path, source);
}

const stepLines = (steps) => [...steps].map(([name, amounts]) => [name, ...amounts].join(' '));

/** The source with other lines in one of its tables. */
function replaced(source, name, lines) {
  const from = source.indexOf(`export const ${name}`);
  const end = source.indexOf('`;\n', from) + '`;\n'.length;
  return source.slice(0, from) + table(name, lines) + source.slice(end);
}

const kindLines = ({ bias, weights }, classes) =>
  [['bias', bias], ...[...weights].sort(([a], [b]) => (a < b ? -1 : 1))]
    .map(([name, row]) => [name, parts(row, classes, name === 'bias' ? 0 : LEAST_WEIGHT)])
    .filter(([, row]) => row !== '')
    .map(([name, row]) => `${name} ${row}`);

const settingLine = (name, value) =>
  `  ${name}: ${Array.isArray(value) ? `[${value.join(', ')}]` : Math.round(value * 1e4) / 1e4},`;
const table = (name, lines) => `export const ${name} = \`\n${lines.join('\n')}\n\`;\n`;
const linear = (weights) =>
  [...weights]
    .filter(([, weight]) => Math.abs(weight) >= 0.005)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, weight]) => `${name} ${number(weight)}`);

const parts = (row, classes, least) =>
  classes
    .map((kind, c) => ({ kind, weight: row[c] }))
    .filter(({ weight }) => Math.abs(weight) > least)
    .map(({ kind, weight }) => `${kind}=${number(weight)}`)
    .join(' ');
