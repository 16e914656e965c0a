import type { SearchMatch } from '../../../../server/contract/screenshots';
import { markWords } from '../shared/mark-words';
import { screenshotTexts as texts } from '../shared/texts';
import styles from './card-labels.module.css';

/** The field of a match outside the text. */
function placeOf({ fields, class: kind }: SearchMatch): string {
  const names = fields.map((field) => texts.match.fields[field]);
  return kind === 'words' ? texts.match.found(names) : texts.match.in(names);
}

/**
 * Why a search found this screenshot: the words around the match, or the field; also whether the match is only
 * similar.
 */
export function MatchLine({ match }: { match: SearchMatch }) {
  const note = match.class === 'words' ? '' : texts.match[match.class];
  const reason = match.snippet ?? placeOf(match);
  return (
    <span className={styles.match} title={reason}>
      {note && <em>{note} </em>}
      {markWords(reason, match.snippet === null ? [] : match.words).map(({ text, isHit }, index) =>
        isHit ? <mark key={index}>{text}</mark> : text,
      )}
    </span>
  );
}
