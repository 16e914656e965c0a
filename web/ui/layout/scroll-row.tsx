import { ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './scroll-row.module.css';

/** Less than a pixel is lost in rounding when the page is zoomed. */
const SLACK = 1;
/** The part of its width by which the button moves the row, so that the last thing seen stays in sight. */
const STEP = 0.8;

interface Hidden {
  isBefore: boolean;
  isAfter: boolean;
}

function hiddenIn({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Hidden {
  return {
    isBefore: scrollLeft > SLACK,
    isAfter: scrollLeft + clientWidth < scrollWidth - SLACK,
  };
}

interface ScrollRowProps {
  label: string;
  /** Follows the width of the content: a change is measured anew. */
  count: number;
  children: ReactNode;
}

/** A group on one line that scrolls sideways; it fades where more is hidden, and a mouse gets a button for the rest. */
export function ScrollRow({ label, count, children }: ScrollRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const [{ isBefore, isAfter }, setHidden] = useState<Hidden>({ isBefore: false, isAfter: false });
  const measure = () => {
    if (row.current) setHidden(hiddenIn(row.current));
  };
  useEffect(() => {
    measure();
    const observer = new ResizeObserver(measure);
    if (row.current) observer.observe(row.current);
    return () => observer.disconnect();
  }, [count]);
  const goOn = () => {
    const { current } = row;
    current?.scrollBy({ left: current.clientWidth * STEP });
  };
  return (
    <div className={styles.frame}>
      <div
        ref={row}
        role="group"
        aria-label={label}
        className={styles.row}
        data-before={isBefore || undefined}
        data-after={isAfter || undefined}
        onScroll={measure}
      >
        {children}
      </div>
      {isAfter && (
        // Keys reach all that is in the row, which scrolls with them.
        <button type="button" className={styles.next} tabIndex={-1} aria-hidden onClick={goOn}>
          <ChevronRight size={16} />
        </button>
      )}
    </div>
  );
}
