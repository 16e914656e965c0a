import type { SearchMatch } from '../../../../server/contract/screenshots';
import { markWords } from '../mark-words';
import { screenshotTexts as texts } from '../texts';
import styles from './card-labels.module.css';

/** Where it was found, for a match outside the text. */
function placeOf({ fields, class: kind }: SearchMatch): string {
  const names = fields.map((field) => texts.match.fields[field]);
  return kind === 'words' ? texts.match.found(names) : texts.match.in(names);
}

/** Why a search found this one: the words around it, or which field; and whether it is only like what was typed. */
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
