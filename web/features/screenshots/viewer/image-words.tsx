import type { ScreenshotWords } from '../../../../server/contract/reading/words';
import { type Box, inReadingOrder, textLines } from '../cards/word-hits';
import styles from './image-words.module.css';

interface ViewerWordsProps {
  /** The size of the upright image in pixels. */
  size: { width: number; height: number };
  /** Undefined until they are loaded. */
  words: ScreenshotWords | undefined;
  /** The parts of the image in reading order; a selection goes through one after the other. */
  regions: readonly Box[];
  hits: readonly Box[];
  /** The boxes marked by an explanation. */
  pointed: readonly Box[];
  /** The index of the current match. */
  current: number;
  /** Whether the text can be selected; otherwise dragging moves the image. */
  isSelectable: boolean;
}

/** The height of letters as a share of their line. */
const LETTER_SHARE = 0.82;

/**
 * The words of the image as an invisible layer for selection, and the marked matches. It fills the frame of the image,
 * so that nothing has to be measured when that moves.
 */
export function ImageWords(props: ViewerWordsProps) {
  const { size, words, regions, hits, pointed, current, isSelectable } = props;
  return (
    <svg
      className={styles.layer}
      data-selectable={isSelectable || undefined}
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      {hits.map(({ x, y, w, h }, index) => (
        <rect
          key={`${x} ${y} ${index}`}
          id={`hit-${index}`}
          className={styles.hit}
          data-current={index === current || undefined}
          x={x - 3}
          y={y - 3}
          width={w + 6}
          height={h + 6}
          rx={4}
        />
      ))}
      {pointed.map(({ x, y, w, h }, index) => (
        <rect
          key={`pointed ${index}`}
          className={styles.hit}
          data-current
          x={x - 3}
          y={y - 3}
          width={w + 6}
          height={h + 6}
          rx={4}
        />
      ))}
      {isSelectable &&
        words &&
        inReadingOrder(textLines(words), regions).map(({ text, x, y, w, h }, index) => (
          <text
            key={index}
            className={styles.line}
            x={x}
            y={y + h * LETTER_SHARE}
            fontSize={h * LETTER_SHARE}
            textLength={w}
            lengthAdjust="spacingAndGlyphs"
          >
            {text}
          </text>
        ))}
    </svg>
  );
}
