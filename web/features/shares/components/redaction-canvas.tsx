import { type PointerEvent, useRef, useState } from 'react';
import type { ProposedRectangle, Rectangle } from '../../../../server/contract/sharing/redactions';
import { between, type Point } from '../../../shared/rectangle';
import { holds, inside, isDrawn, type Size } from '../redaction.model';
import { redactionTexts as texts } from '../texts';
import styles from './redaction-editor.module.css';

interface RedactionCanvasProps {
  src: string;
  size: Size;
  rectangles: readonly Rectangle[];
  proposed: readonly ProposedRectangle[];
  /** The rectangle that has the focus in the list. */
  marked: number | null;
  /** False where a finger moves the image instead. */
  isDrawing: boolean;
  onRectangles: (rectangles: Rectangle[]) => void;
  onTake: (place: ProposedRectangle) => void;
}

const placeOf = ({ x, y, w, h }: Rectangle, { width, height }: Size) => ({
  left: `${(x / width) * 100}%`,
  top: `${(y / height) * 100}%`,
  width: `${(w / width) * 100}%`,
  height: `${(h / height) * 100}%`,
});

/**
 * The screenshot with its rectangles: a pointer draws them, and takes or removes those that it presses. Keys do the same in
 * the list of places.
 */
export function RedactionCanvas(props: RedactionCanvasProps) {
  const { src, size, rectangles, proposed, marked, isDrawing, onRectangles, onTake } = props;
  const page = useRef<HTMLDivElement>(null);
  const [corners, setCorners] = useState<[Point, Point] | null>(null);

  const pointOf = (event: PointerEvent): Point => {
    const box = page.current?.getBoundingClientRect();
    if (!box) return { x: 0, y: 0 };
    const scale = size.width / box.width;
    return { x: (event.clientX - box.left) * scale, y: (event.clientY - box.top) * scale };
  };
  const press = (point: Point) => {
    const hidden = rectangles.findLastIndex((it) => holds(it, point));
    if (hidden >= 0) return onRectangles(rectangles.filter((_, at) => at !== hidden));
    const place = proposed.find((it) => holds(it, point));
    if (place) onTake(place);
  };
  const finish = () => {
    if (!corners) return;
    const drawn = inside(between(...corners), size);
    setCorners(null);
    if (drawn && isDrawn(drawn)) onRectangles([...rectangles, drawn]);
    else press(corners[0]);
  };
  return (
    <div className={styles.canvas} role="region" aria-label={texts.canvas} tabIndex={0}>
      <div
        ref={page}
        className={styles.page}
        style={{ maxWidth: size.width }}
        data-drawing={isDrawing || undefined}
        onPointerDown={(event) => {
          if (event.button !== 0 || (!isDrawing && event.pointerType === 'touch')) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          const point = pointOf(event);
          setCorners([point, point]);
        }}
        onPointerMove={(event) => corners && setCorners([corners[0], pointOf(event)])}
        onPointerUp={finish}
        onPointerCancel={() => setCorners(null)}
      >
        <img src={src} alt={texts.image} width={size.width} height={size.height} />
        <div aria-hidden>
          {proposed.map((place, at) => (
            <div key={`proposed ${at}`} className={styles.proposed} style={placeOf(place, size)} />
          ))}
          {rectangles.map((it, at) => (
            <div
              key={`hidden ${at}`}
              className={styles.hidden}
              data-marked={at === marked || undefined}
              style={placeOf(it, size)}
            />
          ))}
          {corners && <div className={styles.drawn} style={placeOf(between(...corners), size)} />}
        </div>
      </div>
    </div>
  );
}
