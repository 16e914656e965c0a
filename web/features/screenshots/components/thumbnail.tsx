import { ImageOff, Lock } from 'lucide-react';
import { useState } from 'react';
import type { Screenshot } from '../../../../server/contract/screenshots';
import { placeholderOf } from '../placeholder';
import { thumbnailUrl } from '../screenshot.model';
import { screenshotTexts as texts } from '../texts';
import styles from './thumbnail.module.css';

interface ThumbnailProps {
  row: Pick<Screenshot, 'id' | 'width' | 'height' | 'thumbhash' | 'is_locked'>;
  /** What the browser chooses the file by, such as `25vw`. */
  sizes: string;
  /** In the first row: fetched before everything else. */
  isFirst?: boolean;
}

function NoPicture() {
  return (
    <span className={styles.none}>
      <ImageOff size={20} strokeWidth={1.5} aria-hidden />
    </span>
  );
}

/** Says why on every screen: not each of them has room for a badge. */
function LockedPlace() {
  return (
    <span className={styles.none} role="img" aria-label={texts.locked} title={texts.lockedHint}>
      <Lock size={20} strokeWidth={1.5} aria-hidden />
    </span>
  );
}

/** The small picture of a screenshot; its blur until it has arrived. Decorative: the title stands beside it. */
export function Thumbnail({ row, sizes, isFirst = false }: ThumbnailProps) {
  const [hasFailed, setFailed] = useState(false);
  const background = placeholderOf(row.thumbhash);
  if (row.is_locked || hasFailed) {
    return row.is_locked ? <LockedPlace /> : <NoPicture />;
  }
  return (
    <img
      className={styles.image}
      style={{ backgroundImage: background }}
      src={thumbnailUrl(row.id, 320)}
      srcSet={`${thumbnailUrl(row.id, 320)} 320w, ${thumbnailUrl(row.id, 640)} 640w`}
      sizes={sizes}
      width={row.width}
      height={row.height}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      draggable={false}
      alt=""
      onError={() => setFailed(true)}
    />
  );
}
