import type { CSSProperties } from 'react';
import { THUMBNAIL_RATIO } from '../../../../server/contract/limits';
import type { Screenshot } from '../../../../server/contract/screenshots';

const TOP_LEFT = { x: 0, y: 0 };

const percent = (share: number) => `${share * 100}%`;

/** The place of the whole image in relation to its thumbnail, of which it may be the part that is cut off. */
export function placeOfImage(
  { width, height, crop }: Pick<Screenshot, 'width' | 'height' | 'crop'>,
  isFitted: boolean,
): CSSProperties {
  const wide = width / height / THUMBNAIL_RATIO;
  const scale = isFitted ? Math.min(1, wide) : Math.max(1, wide);
  const size = { width: scale, height: scale / wide };
  const { x, y } = isFitted ? { x: 50, y: 50 } : (crop ?? TOP_LEFT);
  return {
    width: percent(size.width),
    height: percent(size.height),
    left: percent(((1 - size.width) * x) / 100),
    top: percent(((1 - size.height) * y) / 100),
  };
}
