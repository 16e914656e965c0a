import type { SearchMatch } from '../../../../server/contract/screenshots';
import { markWords } from '../mark-words';
import { screenshotTexts as texts } from '../texts';
import styles from './card-labels.module.css';

/** Why a search found this one: the words around it, and whether it is only like what was typed. */
export function MatchLine({ match }: { match: SearchMatch }) {
  const note = match.class === 'words' ? '' : texts.match[match.class];
  return (
    <span className={styles.match} title={match.snippet ?? undefined}>
      {note && <em>{note} </em>}
      {markWords(match.snippet ?? '', match.words).map(({ text, isHit }, index) =>
        isHit ? <mark key={index}>{text}</mark> : text,
      )}
    </span>
  );
}
