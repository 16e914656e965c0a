import type { ExtractedDate } from '../../../../server/contract/screenshots';
import { formatPercent } from '../../../shared/format';
import { shownDates } from '../screenshot.model';
import { screenshotTexts } from '../texts';
import { formatDay } from '../wall-clock';
import styles from './viewer.module.css';

const texts = screenshotTexts.viewer;

/** The dates read in the image, each with the words it stands in and how sure the reading is. */
export function ViewerDates({ dates }: { dates: readonly ExtractedDate[] }) {
  const shown = shownDates(dates);
  if (shown.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>{texts.dates}</h3>
      <ul className={styles.dates}>
        {shown.map((date) => (
          <li key={date.id}>
            <span className={styles.dateLine}>
              <time dateTime={date.extracted_date}>{formatDay(date.extracted_date)}</time>
              <span className={styles.sure}>
                {texts.confidence(formatPercent(date.confidence))}
              </span>
            </span>
            <span className={styles.certainty} aria-hidden>
              <span style={{ width: `${date.confidence * 100}%` }} />
            </span>
            {date.context_text && <q className={styles.quote}>{date.context_text}</q>}
          </li>
        ))}
      </ul>
    </section>
  );
}
