import { ImageOff, Lock } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import type { Screenshot } from '../../../../server/contract/screenshots';
import { placeholderOf } from './placeholder';
import { thumbnailSet, thumbnailUrl } from './screenshot.model';
import { screenshotTexts as texts } from './texts';
import styles from './thumbnail.module.css';

interface ThumbnailProps {
  row: Pick<Screenshot, 'id' | 'width' | 'height' | 'thumbhash' | 'is_locked'> &
    Partial<Pick<Screenshot, 'crop'>>;
  /** The `sizes` attribute, such as `25vw`. */
  sizes: string;
  /** In the first row: loaded with high priority. */
  isFirst?: boolean;
}

function NoPicture() {
  return (
    <span className={styles.none}>
      <ImageOff size={20} strokeWidth={1.5} aria-hidden />
    </span>
  );
}

/** Carries the explanation, because not every page has room for a badge. */
function LockedThumbnail() {
  return (
    <span className={styles.none} role="img" aria-label={texts.locked} title={texts.lockedHint}>
      <Lock size={20} strokeWidth={1.5} aria-hidden />
    </span>
  );
}

const cropStyle = (crop: Screenshot['crop'] | undefined): CSSProperties =>
  crop ? ({ '--crop': `${crop.x}% ${crop.y}%` } as CSSProperties) : {};

/** The thumbnail, with its blur while loading. Decorative: the title is beside it. */
export function Thumbnail({ row, sizes, isFirst = false }: ThumbnailProps) {
  const [hasFailed, setFailed] = useState(false);
  const background = placeholderOf(row.thumbhash);
  if (row.is_locked || hasFailed) {
    return row.is_locked ? <LockedThumbnail /> : <NoPicture />;
  }
  return (
    <img
      className={styles.image}
      style={{ backgroundImage: background, ...cropStyle(row.crop) }}
      src={thumbnailUrl(row.id, 'small')}
      srcSet={thumbnailSet(row.id)}
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
