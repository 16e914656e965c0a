import { useCallback } from 'react';
import { useSubscriptionStatus } from '../billing/billing.queries';
import { useWorkspace } from '../workspaces/use-workspace';
import { isImageFile } from './image-files';
import { uploads, useUploadStore } from './upload.store';

/** The one file input of the page; it stands in the upload dock. */
export const FILE_INPUT_ID = 'upload-files';

/** Ways to add files, with the allowance checked: a full one opens the alert instead (spec §5). */
export function useUpload() {
  const { teamId, isPersonal } = useWorkspace();
  const { status } = useSubscriptionStatus();
  const isBlocked = isPersonal && status?.can_upload === false;
  const room = isPersonal ? (status?.remaining_uploads ?? null) : null;

  const addFiles = useCallback(
    (files: readonly File[]) => {
      const target = { teamId, collectionId: useUploadStore.getState().collectionId };
      const images = files.filter(isImageFile);
      if (isBlocked) uploads.showBlocked(true);
      else if (room !== null && images.length > room) uploads.ask({ files: images, room, target });
      else uploads.add(images, target);
    },
    [isBlocked, room, teamId],
  );

  const pick = useCallback(() => {
    if (isBlocked) uploads.showBlocked(true);
    else document.getElementById(FILE_INPUT_ID)?.click();
  }, [isBlocked]);

  return { addFiles, pick, isBlocked };
}
