import { useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useEffect } from 'react';
import { invalidateAfter } from '../../../shared/api/query-client';
import { AlertDialog } from '../../../ui/alert-dialog';
import { processing } from '../../processing/processing.store';
import { uploadTexts as texts } from '../texts';
import { uploads, useUploadStore } from '../upload.store';
import { usePageDrop, usePagePaste } from '../use-page-drop';
import { FILE_INPUT_ID, useUpload } from '../use-upload';
import { UploadCard } from './upload-card';
import styles from './upload-dock.module.css';

// The extensions are for systems that know no image type for them (decisions 19).
const ACCEPTED = 'image/*,.heic,.heif,.avif,.bmp,.tif,.tiff';

/** What finished uploads mean for the rest of the page: the AI queue, the lists, the allowance. */
function useUploadResults(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      uploads.listen({
        onSettled: () => void queryClient.invalidateQueries({ queryKey: ['billing.status'] }),
        onStored: (items) => {
          const stored = items.flatMap(({ screenshotId, file }) =>
            screenshotId ? [{ screenshotId, title: file.name }] : [],
          );
          processing.queue(stored);
          invalidateAfter(queryClient, 'screenshots.upload');
        },
      }),
    [queryClient],
  );
}

/** Takes files from everywhere on the page and shows what becomes of them. */
export function UploadDock() {
  const { addFiles, isBlocked } = useUpload();
  const isBlockedShown = useUploadStore((store) => store.isBlockedShown);
  const isOver = usePageDrop(addFiles);
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
        <div className={styles.overlay} data-blocked={isBlocked || undefined}>
          <p className={styles.drop}>{isBlocked ? texts.dropBlocked : texts.drop}</p>
        </div>
      )}
      <UploadCard />
      <AlertDialog
        opened={isBlockedShown}
        onClose={() => uploads.showBlocked(false)}
        title={texts.blockedTitle}
      >
        {texts.blocked}
      </AlertDialog>
    </>
  );
}
