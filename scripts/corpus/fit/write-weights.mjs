import { readFileSync, writeFileSync } from 'node:fs';

const LEAST_WEIGHT = 0.01;

const number = (value) => String(Math.round(value * 1000) / 1000).replace(/^(-?)0\./, '$1.');

/** The fitted weights as one source file that a person can read and compare. */
export function writeWeights(path, { kinds, lexicon, classes, titles, tags, settings }) {
  const kindLines = [
    ['bias', kinds.bias],
    ...[...kinds.weights].sort(([a], [b]) => (a < b ? -1 : 1)),
  ]
    .map(([name, row]) => [name, parts(row, classes, name === 'bias' ? 0 : LEAST_WEIGHT)])
    .filter(([, row]) => row !== '')
    .map(([name, row]) => `${name} ${row}`);
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

${table('KIND_WEIGHTS', kindLines)}
${table('WORDS_OF_KINDS', words)}
${table('TITLE_WEIGHTS', linear(titles))}
${table('TAG_WEIGHTS', linear(tags))}`,
  );
}

/** The file with other weights of tags. */
export function writeTagWeights(path, tags, { leastTagConfidence }) {
  const source = readFileSync(path, 'utf8');
  const from = source.indexOf('export const TAG_WEIGHTS');
  const rest = source
    .slice(0, from)
    .replace(
      /^ {2}leastTagConfidence: .*$/m,
      settingLine('leastTagConfidence', leastTagConfidence),
    );
  writeFileSync(path, rest + table('TAG_WEIGHTS', linear(tags)));
}

const settingLine = (name, value) => `  ${name}: ${Math.round(value * 1e4) / 1e4},`;
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
