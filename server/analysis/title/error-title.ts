import { median } from '../layout/visual-rows';
import { type OcrLine } from '../page/ocr-result';
import { findHeadings, letterHeight } from './headings';
import { type PageFacts } from '../page/page-facts';

const DIALOG_WORDS = 60;
const ERROR_LINE =
  /is full|n.t respond|not respond|has stopped|unexpectedly|damaged|corrupt|missing|invalid|timed out|in use by|ist voll|reagiert nicht|beschädigt|fehlgeschlagen|ne répond|introuvable|endommagé|no responde|dañado|error|exception|fehler|erreur|could ?n.t|could not|cannot|can.t be|unable|failed|not found|denied|wrong|konnte nicht|impossible/i;
/** The sign of an error, read as a letter. */
const CROSS = /^[x×✕✖®(]\s+(?=\p{Lu})/iu;

/** The heading that names what went wrong, else what the dialog says. */
export function errorMessage(facts: PageFacts): string | null {
  const headings = findHeadings(facts);
  const named = headings.slice(0, 6).find(({ text }) => ERROR_LINE.test(text));
  return (named?.text ?? largeHeading(facts) ?? firstStatement(facts))?.replace(CROSS, '') ?? null;
}

/** How much larger than the other text a dialog writes its message. */
const LARGE = 1.12;

/** The message of a dialog in large letters, over the text that explains it. */
function largeHeading({ lines, words }: PageFacts): string | null {
  if (words > DIALOG_WORDS) return null;
  const said = lines.filter((line) => line.words.length >= 3);
  const [first, ...others] = said;
  if (!first || others.length === 0) return null;
  const usual = median(others.map(letterHeight));
  return letterHeight(first) >= usual * LARGE ? first.text : null;
}

/** The message of a dialog stands under its title bar and over its buttons. Its first sentence says what went wrong. */
function firstStatement({ lines, words }: PageFacts): string | null {
  if (words > DIALOG_WORDS) return null;
  const paragraphs = lines.reduce<OcrLine[][]>((all, line) => {
    const above = all.at(-1)?.at(-1);
    if (above && isWrapped(above, line)) all.at(-1)!.push(line);
    else all.push([line]);
    return all;
  }, []);
  const texts = paragraphs.map((each) => each.map(({ text }) => text).join(' '));
  const said = texts.find((text) => ENDED.test(text) && text.split(' ').length >= 3);
  return said ? (FIRST_SENTENCE.exec(said)?.[0] ?? said) : null;
}

const ENDED = /\p{L}.*\p{L}[.!:?]$/u;
const FIRST_SENTENCE = /^.{24,}?[.!?](?=\s+\p{Lu})/u;

/** The sentence goes on in the line below. */
function isWrapped(above: OcrLine, below: OcrLine): boolean {
  const gap = below.box.y - above.box.y - above.box.h;
  const isNear = gap > -above.box.h * 0.5 && gap < above.box.h;
  return isNear && Math.abs(above.box.x - below.box.x) < above.box.h && !/[.!:?]$/.test(above.text);
}
