import { type ChangeEvent, lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { DOTTED_ENDINGS } from '../../../../server/contract/storage/image-types';
import { paths } from '../../../shared/paths';
import { whenIdle } from '../../../ui/loading/use-late-layer';
import { useTeam } from '../../workspaces/use-team';
import { prepareSending } from '../lazy-send';
import { uploadTexts as texts } from '../texts';
import { uploads, useUploadStore } from '../upload.store';
import { usePageDrop, usePagePaste } from '../use-page-drop';
import { FILE_INPUT_ID, useUpload } from '../use-upload';
import { useUploadResults } from '../use-upload-results';
import styles from './upload-dock.module.css';

// Loaded with the first upload, not with the first page.
const UploadCard = lazy(() =>
  import('./upload-card').then((module) => ({ default: module.UploadCard })),
);
const UploadAlerts = lazy(() =>
  import('./upload-alerts').then((module) => ({ default: module.UploadAlerts })),
);

// The endings are for systems without image types for them.
const ACCEPTED = `image/*,${DOTTED_ENDINGS}`;

/** Takes dropped, pasted and picked files on every page and shows their uploads. */
export function UploadDock() {
  const { addFiles, blocked } = useUpload();
  const { team } = useTeam();
  const isAsking = useUploadStore((store) => store.blocked !== null || store.overflow !== null);
  const hasItems = useUploadStore((store) => store.items.length + store.interrupted.length > 0);
  // The upload page shows them itself.
  const isInline = useLocation().pathname === paths.upload;
  const isOver = usePageDrop(addFiles);
  useEffect(() => void uploads.findInterrupted(), []);
  useEffect(() => whenIdle(prepareSending), []);
  usePagePaste(addFiles);
  useUploadResults();

  const onPick = (event: ChangeEvent<HTMLInputElement>) => {
    addFiles([...(event.target.files ?? [])]);
    // Reset, so that the same file can be picked again.
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
