import type { SearchMatch } from '../../../../server/contract/screenshots';
import { markWords } from '../shared/mark-words';
import { screenshotTexts as texts } from '../shared/texts';
import styles from './card-labels.module.css';

/** The field of a match outside the text. */
function placeOf({ fields, class: kind }: SearchMatch): string {
  const names = fields.map((field) => texts.match.fields[field]);
  return kind === 'words' ? texts.match.found(names) : texts.match.in(names);
}

/** A card shows about forty characters on its line; the hit has to be among them. */
const LONGEST_LEAD = 20;

/** The last whole words before the first hit. */
function shortLead(text: string): string {
  if (text.length <= LONGEST_LEAD) return text;
  const end = text.slice(-LONGEST_LEAD);
  return `…${end.slice(end.indexOf(' ') + 1)}`;
}

/**
 * Why a search found this screenshot: the words around the match, or the field; also whether the match is only
 * similar.
 */
export function MatchLine({ match }: { match: SearchMatch }) {
  const note = match.class === 'words' ? '' : texts.match[match.class];
  const reason = match.snippet ?? placeOf(match);
  const parts = markWords(reason, match.snippet === null ? [] : match.words);
  const isLeading = parts.length > 1;
  return (
    <span className={styles.match} title={reason}>
      {note && <em>{note} </em>}
      {parts.map(({ text, isHit }, index) => {
        if (isHit) return <mark key={index}>{text}</mark>;
        return index === 0 && isLeading ? shortLead(text) : text;
      })}
    </span>
  );
}
