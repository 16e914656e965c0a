import { useCallback } from 'react';
import { useSubscriptionStatus } from '../billing/billing.queries';
import { useWorkspace } from '../workspaces/use-workspace';
import { uploads } from './upload.store';

/** The one file input of the page; it stands in the upload dock. */
export const FILE_INPUT_ID = 'upload-files';

/** Ways to add files, with the allowance checked: a full one opens the alert instead (spec §5). */
export function useUpload() {
  const { teamId, isPersonal } = useWorkspace();
  const { status } = useSubscriptionStatus();
  const isBlocked = isPersonal && status?.can_upload === false;

  const addFiles = useCallback(
    (files: readonly File[]) => {
      if (isBlocked) uploads.showBlocked(true);
      else uploads.add(files, teamId);
    },
    [isBlocked, teamId],
  );

  const pick = useCallback(() => {
    if (isBlocked) uploads.showBlocked(true);
    else document.getElementById(FILE_INPUT_ID)?.click();
  }, [isBlocked]);

  return { addFiles, pick, isBlocked };
}
