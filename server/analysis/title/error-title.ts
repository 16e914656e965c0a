import { median } from '../layout/visual-rows';
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

/** The message of a dialog stands under its title bar and over its buttons. */
function firstStatement({ lines, words }: PageFacts): string | null {
  if (words > DIALOG_WORDS) return null;
  return (
    lines.find((line) => /\p{L}.*\p{L}[.!:]$/u.test(line.text) && line.words.length >= 3)?.text ??
    null
  );
}
