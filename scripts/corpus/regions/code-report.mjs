import { exactReading } from '../fit/samples.mjs';
import { printCodeFigures } from './code-figures.mjs';

/**
 * How code of drawn pages is copied: given the true words and boxes every piece should be equal to its source, byte for
 * byte. With `read` the pictures are read instead.
 */
export async function printCode(truths, { pageFacts, blocksOf }, { read, isVerbose }) {
  const shots = truths.filter(({ seen, regions }) => seen && sourceIn(regions) !== undefined);
  const copied = [];
  for (const truth of shots) {
    const ocr = read ? await read(truth) : exactReading(truth);
    copied.push({
      file: truth.file,
      code: sourceIn(truth.regions).trimEnd(),
      copied: blocksOf(pageFacts(ocr), 'code').find(isCode)?.text ?? '',
      around: textsAround(truth),
    });
  }
  const wrong = copied.filter(({ code, copied: copy }) => code !== copy);
  console.log(
    `code equal to its source           ${shots.length - wrong.length} of ${shots.length}`,
  );
  printCodeFigures(copied);
  for (const { file, code, copied: copy } of wrong)
    console.log(isVerbose ? `\n${file}\n${code}\n-- copied as\n${copy}` : `  not in ${file}`);
}

const AROUND = new Set(['sidelist', 'statusbar', 'taskbar', 'tabs', 'titlebar', 'menubar']);

/** One letter or two stand in any code. */
const textsAround = ({ seen }) =>
  seen.flatMap(({ role, text }) => (AROUND.has(role) && text.length > 2 ? [text] : []));

const isCode = ({ kind }) => kind === 'code';
const sourceIn = (regions) => regions.find(({ role }) => role === 'code')?.text;
