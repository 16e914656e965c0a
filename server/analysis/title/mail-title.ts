import { type PageFacts } from '../page/page-facts';
import { cleanHeading, findHeadings } from './headings';
import { isRowOrField } from './rows-and-fields';

const FOLDER = /\b(?:inbox|starred|sent|drafts?|spam|posteingang|markiert|gesendet|entwürfe)\b/i;
const SUBJECT = /^(?:subject|betreff|objet|asunto|oggetto|assunto|temat|onderwerp)\s?:\s*(?=\S)/i;
const FROM = /^(?:from|von|de|da|od|van)\s?:\s.*@/i;
const SENT_BY = /^(?:from|von|de|da|od|van|to|an|para|do|aan)\s?:\s*\S/i;

/** The subject in the head of a mail, whatever else the page shows. */
export function mailSubject({ lines }: PageFacts): string | null {
  const subject = lines.find(({ text }) => SUBJECT.test(text));
  const isMail = subject && lines.some(({ text }) => SENT_BY.test(text));
  return isMail ? subject.text.replace(SUBJECT, '') : null;
}

/** In lines of the page: how far a subject stands above its sender. */
const SUBJECT_REACH = 3;

/** The line over the sender and the recipient of an open mail. */
function lineOverSender({ lines, lineHeight }: PageFacts): string | null {
  const at = lines.findIndex(
    ({ text }, i) => FROM.test(text) && SENT_BY.test(lines[i + 1]?.text ?? ''),
  );
  const [above, sender] = [lines[at - 1], lines[at]];
  if (!above || !sender || isRowOrField(above.text)) return null;
  const gap = sender.box.y - above.box.y - above.box.h;
  const isNear = gap >= 0 && gap < lineHeight * SUBJECT_REACH;
  const isOver = Math.abs(above.box.x - sender.box.x) < lineHeight * SUBJECT_REACH;
  return isNear && isOver && above.words.length > 1 ? cleanHeading(above.text) : null;
}

/** The largest line beside the list of folders, where nothing names the subject. */
export function subjectLine(facts: PageFacts): string | null {
  const labelled = facts.lines.find(({ text }) => SUBJECT.test(text));
  if (labelled) return labelled.text.replace(SUBJECT, '');
  const over = lineOverSender(facts);
  if (over) return over;
  const best = findHeadings(facts).find(({ text }) => !isFolderOnly(text));
  return best ? best.text.replace(new RegExp(`^${FOLDER.source}\\s+`, 'i'), '') : null;
}

const isFolderOnly = (text: string): boolean =>
  /^\p{L}+$/u.test(text) || (FOLDER.test(text) && text.split(' ').length < 3);
