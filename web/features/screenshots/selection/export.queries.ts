import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../../../../server/contract/client';
import { client } from '../../../shared/api/client';
import { browser } from '../../../shared/browser';
import { showToast } from '../../../ui/toasts/toast';
import { useWorkspace } from '../../workspaces/use-workspace';
import { selectionTexts } from './selection-texts';

const FILE_NAME = 'shotvault.zip';

const sentenceOf = (error: Error): string =>
  (error instanceof ApiError && error.body.error) || selectionTexts.downloadFailed;

/** Downloads a selection as one ZIP. Loaded by fetch, so that a refusal does not replace the page. */
export function useExport() {
  const { scope } = useWorkspace();
  const { mutate, isPending } = useMutation({
    mutationFn: (ids: readonly string[]) =>
      client.download('export.selection', { query: scope, body: { ids: [...ids] } }),
    onSuccess: (zip) => browser.save(zip, FILE_NAME),
    onError: (error) => showToast({ message: sentenceOf(error), kind: 'error' }),
  });
  return { download: mutate, isPreparing: isPending };
}
