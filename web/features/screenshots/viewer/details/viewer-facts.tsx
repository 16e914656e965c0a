import type { Screenshot } from '../../../../../server/contract/screenshots';
import { formatDateTime } from '../../../../shared/format';
import { kilobytesOf } from '../../shared/screenshot.model';
import { screenshotTexts } from '../../shared/texts';
import { viewerTexts as texts } from '../viewer-texts';
import { CreatedDate } from './created-date';
import styles from './viewer-details.module.css';

/** When the image was made and uploaded. */
export function ViewerMoments({ row }: { row: Screenshot }) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{texts.created}</dt>
        <dd className={styles.created}>
          <CreatedDate row={row} />
        </dd>
      </div>
      <div>
        <dt>{texts.uploaded}</dt>
        <dd>{formatDateTime(row.created_at)}</dd>
      </div>
    </dl>
  );
}

/** The file in one line; its name and type when it is opened. */
export function ViewerFile({ row }: { row: Screenshot }) {
  return (
    <details className={styles.file}>
      <summary>
        <span>{texts.fileDetails}</span>
        <span className={styles.fileLine}>
          <span>{texts.pixels(row.width, row.height)}</span>
          <span>{screenshotTexts.kilobytes(kilobytesOf(row.file_size))}</span>
        </span>
      </summary>
      <dl className={styles.facts}>
        <div>
          <dt>{texts.fileName}</dt>
          <dd>{row.original_name}</dd>
        </div>
        <div>
          <dt>{texts.fileType}</dt>
          <dd>{row.content_type}</dd>
        </div>
      </dl>
    </details>
  );
}
