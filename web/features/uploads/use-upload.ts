import { useCallback } from 'react';
import { useSubscriptionStatus } from '../billing/shared/billing.queries';
import { useTeam } from '../workspaces/use-team';
import { useWorkspace } from '../workspaces/use-workspace';
import { isImageFile } from './image-files';
import { type BlockReason, uploads, useUploadStore } from './upload.store';

/** The id of the only file input, which is in the upload dock. */
export const FILE_INPUT_ID = 'upload-files';

/** Why the chosen workspace accepts no uploads. */
function useBlockReason(isFull: boolean): BlockReason | null {
  const { isPersonal } = useWorkspace();
  const { team } = useTeam();
  // Team uploads use no allowance.
  if (isPersonal) return isFull ? 'limit' : null;
  return team?.is_paused ? 'paused' : null;
}

/** Adds files, or opens the alert when the workspace accepts none. */
export function useUpload() {
  const { teamId, isPersonal } = useWorkspace();
  const { status, ask } = useSubscriptionStatus();
  const isFull = status?.can_upload === false;
  const room = status?.remaining_uploads ?? null;
  const blocked = useBlockReason(isFull);

  const addFiles = useCallback(
    (files: readonly File[]) => {
      const target = { teamId, collectionId: useUploadStore.getState().collectionId };
      const images = files.filter(isImageFile);
      const total = images.length;
      const onHold = () => uploads.hold(images, target);
      if (blocked) return uploads.showBlocked({ reason: blocked, onHold });
      if (!isPersonal || room === null || total <= room) return uploads.add(images, target);
      const onAccept = () => uploads.add(images.slice(0, room), target);
      uploads.ask({ total, room, onAccept, onHold });
    },
    [blocked, isPersonal, room, teamId],
  );

  /**
   * Resumes interrupted uploads as far as they fit; the rest keeps waiting. Asks the server first, because they often
   * wait for a purchase, which the page may not know yet.
   */
  const resume = useCallback(async () => {
    const now = (await ask()) ?? status;
    const isFull = now?.can_upload === false;
    const room = now?.remaining_uploads ?? null;
    const { interrupted } = useUploadStore.getState();
    const costly = interrupted.filter((item) => item.teamId === null);
    const free = interrupted.filter((item) => item.teamId !== null);
    const total = costly.length;
    if (isFull && total > 0) {
      uploads.showBlocked({ reason: 'limit' });
      void uploads.resume(free);
    } else if (room !== null && total > room) {
      const onAccept = () => void uploads.resume([...free, ...costly.slice(0, room)]);
      uploads.ask({ total, room, onAccept });
    } else void uploads.resume(interrupted);
  }, [ask, status]);

  const pick = useCallback(() => {
    if (blocked) uploads.showBlocked({ reason: blocked });
    else document.getElementById(FILE_INPUT_ID)?.click();
  }, [blocked]);

  return { addFiles, resume, pick, blocked };
}
