import { useMutation } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { serverSentence } from '../../../shared/api/server-sentence';
import { browser } from '../../../shared/browser';
import { showToast } from '../../../ui/toasts/toast';
import { useWorkspace } from '../../workspaces/use-workspace';
import { selectionTexts } from './selection-texts';

const FILE_NAME = 'shotvault.zip';

/** Downloads a selection as one ZIP. Loaded by fetch, so that a refusal does not replace the page. */
export function useExport() {
  const { scope } = useWorkspace();
  const { mutate, isPending } = useMutation({
    mutationFn: (ids: readonly string[]) =>
      client.download('export.selection', { query: scope, body: { ids: [...ids] } }),
    onSuccess: (zip) => browser.save(zip, FILE_NAME),
    onError: (error) =>
      showToast({ message: serverSentence(error, selectionTexts.downloadFailed), kind: 'error' }),
  });
  return { download: mutate, isPreparing: isPending };
}
