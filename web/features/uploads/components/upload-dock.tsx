import { type ChangeEvent, lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { whenIdle } from '../../../ui/use-late-layer';
import { useTeam } from '../../workspaces/use-team';
import { prepareSending } from '../sending';
import { uploadTexts as texts } from '../texts';
import { uploads, useUploadStore } from '../upload.store';
import { usePageDrop, usePagePaste } from '../use-page-drop';
import { FILE_INPUT_ID, useUpload } from '../use-upload';
import { useUploadResults } from '../use-upload-results';
import styles from './upload-dock.module.css';

// Fetched with the first upload, and not with the first page.
const UploadCard = lazy(() =>
  import('./upload-card').then((module) => ({ default: module.UploadCard })),
);
const UploadAlerts = lazy(() =>
  import('./upload-alerts').then((module) => ({ default: module.UploadAlerts })),
);

// The extensions are for systems that know no image type for them (decisions 19).
const ACCEPTED = 'image/*,.heic,.heif,.avif,.bmp,.tif,.tiff';

/** Takes files from everywhere on the page and shows what becomes of them. */
export function UploadDock() {
  const { addFiles, blocked } = useUpload();
  const { team } = useTeam();
  const isAsking = useUploadStore((store) => store.blocked !== null || store.overflow !== null);
  const hasItems = useUploadStore((store) => store.items.length + store.interrupted.length > 0);
  // The page of uploads shows them itself.
  const isInline = useLocation().pathname === '/upload';
  const isOver = usePageDrop(addFiles);
  useEffect(() => void uploads.findInterrupted(), []);
  useEffect(() => whenIdle(prepareSending), []);
  usePagePaste(addFiles);
  useUploadResults();

  const onPick = (event: ChangeEvent<HTMLInputElement>) => {
    addFiles([...(event.target.files ?? [])]);
    // The same file may be picked again.
    event.target.value = '';
  };
  return (
    <>
      <input
        id={FILE_INPUT_ID}
        type="file"
        accept={ACCEPTED}
        multiple
        hidden
        aria-label={texts.choose}
        onChange={onPick}
      />
      {isOver && (
        <div className={styles.overlay} data-blocked={blocked ?? undefined}>
          <p className={styles.drop}>
            {blocked ? texts.dropBlocked[blocked] : texts.drop}
            {team && !blocked && <small>{texts.dropIn(team.name)}</small>}
          </p>
        </div>
      )}
      {!isInline && hasItems && (
        <Suspense fallback={null}>
          <UploadCard />
        </Suspense>
      )}
      {isAsking && (
        <Suspense fallback={null}>
          <UploadAlerts />
        </Suspense>
      )}
    </>
  );
}
