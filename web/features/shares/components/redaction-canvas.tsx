import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { ProposedRectangle, Rectangle } from '../../../../server/contract/sharing/redactions';
import { between, inside, isDrawn, type Point } from '../redaction.model';
import { redactionTexts as texts } from '../texts';
import styles from './redaction-editor.module.css';

interface Size {
  width: number;
  height: number;
}

interface RedactionCanvasProps {
  src: string;
  size: Size;
  rectangles: readonly Rectangle[];
  proposed: readonly ProposedRectangle[];
  onRectangles: (rectangles: Rectangle[]) => void;
  onTake: (place: ProposedRectangle) => void;
}

const placeOf = ({ x, y, w, h }: Rectangle, { width, height }: Size) => ({
  left: `${(x / width) * 100}%`,
  top: `${(y / height) * 100}%`,
  width: `${(w / width) * 100}%`,
  height: `${(h / height) * 100}%`,
});

/** Pixels by which an arrow key moves a rectangle, or with Shift its corner. */
const STEP = 8;
const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** A rectangle after a key; null where the key removes it, undefined for other keys. */
function after(event: KeyboardEvent, it: Rectangle, size: Size): Rectangle | null | undefined {
  if (event.key === 'Delete' || event.key === 'Backspace') return null;
  const step = STEPS[event.key];
  if (!step) return undefined;
  const moved = event.shiftKey
    ? { ...it, w: Math.max(STEP, it.w + step.x), h: Math.max(STEP, it.h + step.y) }
    : { ...it, x: it.x + step.x, y: it.y + step.y };
  return inside(moved, size) ?? it;
}

/** The screenshot with its rectangles: drawn with a pointer, moved and removed with keys. */
export function RedactionCanvas(props: RedactionCanvasProps) {
  const { src, size, rectangles, proposed, onRectangles, onTake } = props;
  const page = useRef<HTMLDivElement>(null);
  const [corners, setCorners] = useState<[Point, Point] | null>(null);

  const pointOf = (event: PointerEvent): Point => {
    const box = page.current?.getBoundingClientRect();
    if (!box) return { x: 0, y: 0 };
    const scale = size.width / box.width;
    return { x: (event.clientX - box.left) * scale, y: (event.clientY - box.top) * scale };
  };
  const finish = () => {
    const drawn = corners && inside(between(...corners), size);
    setCorners(null);
    if (drawn && isDrawn(drawn)) onRectangles([...rectangles, drawn]);
  };
  const replace = (at: number, next: Rectangle | null) =>
    onRectangles(rectangles.flatMap((it, n) => (n === at ? (next ?? []) : it)));
  return (
    <div className={styles.canvas}>
      <div
        ref={page}
        className={styles.page}
        style={{ maxWidth: size.width }}
        onPointerDown={(event) => {
          if (event.button !== 0 || event.target !== event.currentTarget) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          const point = pointOf(event);
          setCorners([point, point]);
        }}
        onPointerMove={(event) => corners && setCorners([corners[0], pointOf(event)])}
        onPointerUp={finish}
        onPointerCancel={() => setCorners(null)}
      >
        <img src={src} alt={texts.image} width={size.width} height={size.height} />
        {proposed.map((place, at) => (
          <button
            key={`proposed ${at}`}
            type="button"
            className={styles.proposed}
            style={placeOf(place, size)}
            aria-label={texts.proposal(place.reason)}
            onClick={() => onTake(place)}
          />
        ))}
        {rectangles.map((it, at) => (
          <button
            key={`hidden ${at}`}
            type="button"
            className={styles.hidden}
            style={placeOf(it, size)}
            aria-label={texts.rectangle(at + 1)}
            title={texts.remove}
            onClick={() => replace(at, null)}
            onKeyDown={(event) => {
              const next = after(event, it, size);
              if (next === undefined) return;
              event.preventDefault();
              replace(at, next);
            }}
          />
        ))}
        {corners && (
          <div className={styles.drawn} style={placeOf(between(...corners), size)} aria-hidden />
        )}
      </div>
    </div>
  );
}
