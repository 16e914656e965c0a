import { type RefObject, useEffect, useState } from 'react';
import type { ScreenshotWords } from '../../../../server/contract/words';
import { type Box, textLines } from '../word-hits';
import styles from './viewer-words.module.css';

interface ViewerWordsProps {
  image: RefObject<HTMLImageElement | null>;
  /** Pixels of the upright image. */
  size: { width: number; height: number };
  /** Once they are asked for. */
  words: ScreenshotWords | undefined;
  hits: readonly Box[];
  /** What a reason points at. */
  pointed: readonly Box[];
  /** The hit that is stepped to. */
  current: number;
  /** The text can be selected; otherwise dragging moves the image. */
  isSelectable: boolean;
}

type Frame = Pick<HTMLImageElement, 'offsetLeft' | 'offsetTop' | 'offsetWidth' | 'offsetHeight'>;

/** Where the image stands before it is zoomed; the layer is zoomed together with it. */
function useFrame(image: RefObject<HTMLImageElement | null>): Frame | null {
  const [frame, setFrame] = useState<Frame | null>(null);
  useEffect(() => {
    const element = image.current;
    if (!element) return;
    const measure = () => {
      const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = element;
      setFrame({ offsetLeft, offsetTop, offsetWidth, offsetHeight });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [image]);
  return frame;
}

/** Letters are about this much of their line's height. */
const LETTER_SHARE = 0.82;

/** The words of the image, laid over it: to be selected, and to show where a search hit. */
export function ViewerWords(props: ViewerWordsProps) {
  const { image, size, words, hits, pointed, current, isSelectable } = props;
  const frame = useFrame(image);
  if (!frame) return null;
  const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = frame;
  return (
    <svg
      className={styles.layer}
      data-selectable={isSelectable || undefined}
      style={{ left, top, width, height }}
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
        textLines(words).map(({ text, x, y, w, h }, index) => (
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
