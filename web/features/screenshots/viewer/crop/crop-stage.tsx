import { type PointerEvent, useEffect, useRef } from 'react';
import { type Cut, dragged, type Hold, holdAt, type Part, type Size, whole } from './crop.model';
import { cropTexts as texts } from './crop-texts';
import styles from './crop.module.css';
import { drawCut } from './make-copy';

/** How near a corner has to be, in pixels of the screen. */
const REACH = 18;

interface Drag {
  hold: Hold;
  from: { x: number; y: number };
  part: Part;
}

interface CropStageProps {
  image: HTMLImageElement;
  cut: Cut;
  /** The size of the turned image. */
  size: Size;
  onPart: (part: Part) => void;
}

/** The turned image with the part in the light; pointers move it, and the fields beside it do the same by keys. */
export function CropStage({ image, cut, size, onPart }: CropStageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const drag = useRef<Drag | null>(null);
  const { turns, part } = cut;
  const { width, height } = size;
  useEffect(() => {
    if (canvas.current) drawCut(canvas.current, image, { turns, part: whole({ width, height }) });
  }, [image, turns, width, height]);

  const pointOf = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const scale = width / box.width;
    return {
      point: { x: (event.clientX - box.left) * scale, y: (event.clientY - box.top) * scale },
      reach: REACH * scale,
    };
  };
  const onDown = (event: PointerEvent<SVGSVGElement>) => {
    const { point, reach } = pointOf(event);
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { hold: holdAt(point, part, reach), from: point, part };
  };
  const onMove = (event: PointerEvent<SVGSVGElement>) => {
    const held = drag.current;
    if (!held) return;
    onPart(dragged(held.hold, held.part, [held.from, pointOf(event).point], size));
  };
  const onUp = () => {
    drag.current = null;
  };

  const { x, y, w, h } = part;
  const corners = [
    ['nw', x, y],
    ['ne', x + w, y],
    ['sw', x, y + h],
    ['se', x + w, y + h],
  ] as const;
  return (
    <div className={styles.stage} style={{ aspectRatio: `${width} / ${height}` }}>
      <canvas ref={canvas} className={styles.canvas} />
      <svg
        role="img"
        aria-label={texts.stage}
        className={styles.cover}
        viewBox={`0 0 ${width} ${height}`}
        onPointerDown={onDown}
        onPointerMove={onMove}
        onPointerUp={onUp}
        onPointerCancel={onUp}
      >
        <path
          className={styles.shade}
          fillRule="evenodd"
          d={`M0 0H${width}V${height}H0ZM${x} ${y}V${y + h}H${x + w}V${y}Z`}
        />
        <rect className={styles.part} x={x} y={y} width={w} height={h} />
        {corners.map(([name, cx, cy]) => (
          // A line without length has round ends of the stroke's width, whatever the scale.
          <path key={name} className={styles.corner} data-corner={name} d={`M${cx} ${cy}h0`} />
        ))}
      </svg>
    </div>
  );
}
