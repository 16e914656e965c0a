import { exactReading } from '../fit/samples.mjs';

/** How many code blocks of drawn pages are equal to their source, byte for byte, given the true words and boxes. */
export function printCode(truths, { pageFacts, blocksOf }, isVerbose) {
  const shots = truths.filter(({ seen, regions }) => seen && sourceIn(regions) !== undefined);
  const copied = shots.map((truth) => ({
    file: truth.file,
    source: sourceIn(truth.regions).trimEnd(),
    copy: blocksOf(pageFacts(exactReading(truth)), 'code').find(isCode)?.text ?? '',
  }));
  const wrong = copied.filter(({ source, copy }) => source !== copy);
  console.log(
    `code equal to its source           ${shots.length - wrong.length} of ${shots.length}`,
  );
  for (const { file, source, copy } of wrong)
    console.log(isVerbose ? `\n${file}\n${source}\n-- copied as\n${copy}` : `  not in ${file}`);
}

const isCode = ({ kind }) => kind === 'code';
const sourceIn = (regions) => regions.find(({ role }) => role === 'code')?.text;
