import { Button } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import type { ProposedRectangle, Rectangle } from '../../../../server/contract/sharing/redactions';
import type { Point } from '../../../shared/rectangle';
import { inside, type Size } from '../redaction.model';
import { redactionTexts as texts } from '../texts';
import styles from './redaction-editor.module.css';

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

interface RedactionPlacesProps {
  size: Size;
  rectangles: readonly Rectangle[];
  proposed: readonly ProposedRectangle[];
  onRectangles: (rectangles: Rectangle[]) => void;
  onTake: (place: ProposedRectangle) => void;
  onMark: (at: number | null) => void;
}

/** Every place as a button: proposed ones are taken, hidden ones moved and resized with the arrows, or shown again. */
export function RedactionPlaces(props: RedactionPlacesProps) {
  const { size, rectangles, proposed, onRectangles, onTake, onMark } = props;
  if (rectangles.length + proposed.length === 0) return null;
  const replace = (at: number, next: Rectangle | null) =>
    onRectangles(rectangles.flatMap((it, n) => (n === at ? (next ?? []) : it)));
  return (
    <div className={styles.places} role="group" aria-label={texts.places}>
      {proposed.map((place, at) => (
        <Button
          key={`proposed ${at}`}
          variant="default"
          size="compact-sm"
          className={styles.offered}
          onClick={() => onTake(place)}
        >
          {texts.proposal(place.reason)}
        </Button>
      ))}
      {rectangles.map((it, at) => (
        <Button
          key={`hidden ${at}`}
          variant="default"
          size="compact-sm"
          title={texts.keys}
          onFocus={() => onMark(at)}
          onBlur={() => onMark(null)}
          onMouseEnter={() => onMark(at)}
          onMouseLeave={() => onMark(null)}
          onClick={() => {
            onMark(null);
            replace(at, null);
          }}
          onKeyDown={(event) => {
            const next = after(event, it, size);
            if (next === undefined) return;
            event.preventDefault();
            replace(at, next);
          }}
        >
          {texts.rectangle(at + 1)}
        </Button>
      ))}
    </div>
  );
}
