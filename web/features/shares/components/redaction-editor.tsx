import { Button, Group, Modal } from '@mantine/core';
import { useState } from 'react';
import type {
  ProposedRectangle,
  Rectangle,
  Redaction,
} from '../../../../server/contract/sharing/redactions';
import type { Screenshot } from '../../../../server/contract/screenshots';
import { useApiQuery } from '../../../shared/api/hooks';
import { showToast } from '../../../ui/toasts/toast';
import { fullImageUrl } from '../../screenshots/shared/screenshot.model';
import { middleOf, sameTextElsewhere, unhiddenEntities } from '../redaction.model';
import { redactionTexts as texts, shareTexts } from '../texts';
import { HiddenTypes } from './hidden-types';
import { RedactionCanvas } from './redaction-canvas';
import { RedactionPlaces } from './redaction-places';
import styles from './redaction-editor.module.css';

interface RedactionEditorProps {
  id: string;
  redaction: Pick<Redaction, 'rectangles' | 'proposed'>;
  isSaving: boolean;
  onSave: (rectangles: Rectangle[]) => Promise<void>;
  onClose: () => void;
}

const plain = ({ x, y, w, h }: Rectangle): Rectangle => ({ x, y, w, h });

/** The places that are hidden and those that may have to be. */
function usePlaces(id: string, redaction: RedactionEditorProps['redaction']) {
  const { data: words } = useApiQuery('screenshots.words', { params: { id } });
  const [rectangles, setRectangles] = useState<Rectangle[]>(redaction.rectangles);
  const [proposed, setProposed] = useState(redaction.proposed);
  const hide = (places: readonly Rectangle[]) =>
    setRectangles([...rectangles, ...places.map(plain)]);
  return {
    rectangles,
    proposed,
    setRectangles,
    hide,
    take: (place: ProposedRectangle) => {
      hide([place]);
      setProposed(proposed.filter((it) => it !== place));
    },
    takeAll: () => {
      hide(proposed);
      setProposed([]);
    },
    /** Undefined while the words are loaded. */
    hideSame: words && (() => hideSame(words)),
  };

  function hideSame(known: NonNullable<typeof words>): void {
    const more = sameTextElsewhere(known, rectangles);
    setRectangles([...rectangles, ...more]);
    showToast({ message: texts.sameFound(more.length) });
  }
}

type Places = ReturnType<typeof usePlaces>;

interface AddToolsProps {
  /** Undefined while it is loaded. */
  row: Screenshot | undefined;
  places: Places;
  isDrawing: boolean;
  onDrawing: (isDrawing: boolean) => void;
}

/** Ways to hide places without drawing them, and the switch that lets fingers move the image. */
function AddTools({ row, places: { rectangles, hide }, isDrawing, onDrawing }: AddToolsProps) {
  const entities = row ? unhiddenEntities(row.entities ?? [], rectangles, row) : [];
  return (
    <div className={styles.tools}>
      {/* For keyboards: it is then moved with the arrows, and resized with Shift and the arrows. */}
      <Button
        variant="default"
        size="compact-md"
        disabled={!row}
        onClick={() => hide(row ? [middleOf(row)].filter((it) => it !== null) : [])}
      >
        {texts.add}
      </Button>
      <Button
        variant="default"
        size="compact-md"
        className={styles.forFingers}
        aria-pressed={!isDrawing}
        onClick={() => onDrawing(!isDrawing)}
      >
        {texts.move}
      </Button>
      <HiddenTypes entities={entities} onHide={hide} />
    </div>
  );
}

/** Buttons that change all places at once. */
function AllPlaces({ places }: { places: Places }) {
  const { rectangles, proposed } = places;
  return (
    <Group gap="xs">
      {proposed.length > 0 && (
        <Button variant="default" onClick={places.takeAll}>
          {shareTexts.hideProposed(proposed.length)}
        </Button>
      )}
      <Button
        variant="default"
        disabled={rectangles.length === 0 || !places.hideSame}
        onClick={places.hideSame}
      >
        {texts.same}
      </Button>
      <Button
        variant="default"
        disabled={rectangles.length === 0}
        onClick={() => places.setRectangles([])}
      >
        {texts.clear}
      </Button>
    </Group>
  );
}

/** Rectangles over a screenshot: proposed, drawn, or put over every place with the same text. */
export function RedactionEditor(props: RedactionEditorProps) {
  const { id, redaction, onSave, onClose } = props;
  const { data: row } = useApiQuery('screenshots.get', { params: { id } });
  const places = usePlaces(id, redaction);
  const { rectangles, proposed, setRectangles, take } = places;
  const [marked, setMarked] = useState<number | null>(null);
  const [isDrawing, setDrawing] = useState(true);
  return (
    <Modal opened onClose={onClose} title={texts.title} size="min(1100px, 96vw)">
      <p className={styles.hint}>{texts.hint}</p>
      {row ? (
        <>
          <RedactionCanvas
            src={fullImageUrl(row)}
            size={row}
            {...{ rectangles, proposed, marked, isDrawing }}
            onRectangles={setRectangles}
            onTake={take}
          />
          <RedactionPlaces
            size={row}
            {...{ rectangles, proposed }}
            onRectangles={setRectangles}
            onTake={take}
            onMark={setMarked}
          />
        </>
      ) : (
        <div className={styles.waiting} role="status" aria-label={shareTexts.loading} />
      )}
      <AddTools row={row} places={places} isDrawing={isDrawing} onDrawing={setDrawing} />
      <Group gap="xs" mt="md" justify="space-between">
        <AllPlaces places={places} />
        <Group gap="xs">
          <Button variant="default" onClick={onClose}>
            {texts.back}
          </Button>
          <Button
            loading={props.isSaving}
            onClick={() => {
              // The reason stands in a toast.
              onSave(rectangles).catch(() => undefined);
            }}
          >
            {texts.save}
          </Button>
        </Group>
      </Group>
    </Modal>
  );
}
