import { ActionIcon, Button, Modal } from '@mantine/core';
import { RotateCcw, RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Screenshot } from '../../../../../server/contract/screenshots';
import { useReturnFocus } from '../../../../ui/focus/use-return-focus';
import { useOutsideActions } from '../../shared/outside-actions';
import { fullImageUrl } from '../../shared/screenshot.model';
import {
  type Cut,
  isUnchanged,
  type Part,
  type Size,
  turned,
  turnedSize,
  whole,
} from './crop.model';
import { cropTexts as texts } from './crop-texts';
import { CropStage } from './crop-stage';
import { PartFields } from './part-fields';
import { makeCopy, saveFile } from './make-copy';
import styles from './crop.module.css';

interface Loaded {
  image: HTMLImageElement;
  size: Size;
}

/** The full image, once it has arrived. */
function useFullImage(row: Screenshot): { loaded: Loaded | null; hasFailed: boolean } {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const address = fullImageUrl(row);
  useEffect(() => {
    const image = new Image();
    image.onload = () =>
      setLoaded({ image, size: { width: image.naturalWidth, height: image.naturalHeight } });
    image.onerror = () => setFailed(true);
    image.src = address;
    return () => {
      image.onload = null;
      image.onerror = null;
    };
  }, [address]);
  return { loaded, hasFailed };
}

interface EditorProps {
  row: Screenshot;
  loaded: Loaded;
  onClose: () => void;
}

function Editor({ row, loaded: { image, size }, onClose }: EditorProps) {
  const outside = useOutsideActions();
  const [cut, setCut] = useState<Cut>({ turns: 0, part: whole(size) });
  const [hasFailed, setFailed] = useState(false);
  const shown = turnedSize(size, cut.turns);
  const setPart = (part: Part) => setCut((now) => ({ ...now, part }));
  const isOriginal = isUnchanged(cut, size);
  const withCopy = (use: (file: File) => void) => () => {
    makeCopy(image, cut, row, texts.suffix).then(
      (file) => {
        use(file);
        onClose();
      },
      () => setFailed(true),
    );
  };
  return (
    <div className={styles.editor}>
      <p className={styles.hint}>{texts.hint}</p>
      <CropStage image={image} cut={cut} size={shown} onPart={setPart} />
      <div className={styles.tools}>
        {([-1, 1] as const).map((by) => (
          <ActionIcon
            key={by}
            variant="default"
            size={36}
            aria-label={by === 1 ? texts.turnRight : texts.turnLeft}
            onClick={() => setCut(turned(cut, by, size))}
          >
            {by === 1 ? <RotateCw size={18} aria-hidden /> : <RotateCcw size={18} aria-hidden />}
          </ActionIcon>
        ))}
        <Button
          variant="default"
          disabled={isOriginal}
          onClick={() => setCut({ turns: 0, part: whole(size) })}
        >
          {texts.reset}
        </Button>
        <PartFields part={cut.part} size={shown} onPart={setPart} />
      </div>
      {hasFailed && (
        <p role="alert" className={styles.failed}>
          {texts.failed}
        </p>
      )}
      <div className={styles.actions}>
        <p className={styles.hint}>{texts.counts}</p>
        <Button variant="default" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button variant="default" disabled={isOriginal} onClick={withCopy(saveFile)}>
          {texts.download}
        </Button>
        {outside && (
          <Button disabled={isOriginal} onClick={withCopy((file) => outside.upload([file]))}>
            {texts.save}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Cuts and turns a copy of a screenshot: saved as a new one, or downloaded. The original is never changed. */
export default function CropDialog({ row, onClose }: { row: Screenshot; onClose: () => void }) {
  useReturnFocus();
  const { loaded, hasFailed } = useFullImage(row);
  return (
    <Modal opened onClose={onClose} title={texts.title} size="xl">
      {/* The viewer below knows letters and arrows as shortcuts. */}
      <div onKeyDown={(event) => event.key !== 'Escape' && event.stopPropagation()}>
        {loaded && <Editor row={row} loaded={loaded} onClose={onClose} />}
        {hasFailed && (
          <p role="alert" className={styles.failed}>
            {texts.loadFailed}
          </p>
        )}
      </div>
    </Modal>
  );
}
