import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../server/contract/client';
import type { Rectangle } from '../../../server/contract/sharing/redactions';
import { useApiMutation, useApiPages, useApiQuery } from '../../shared/api/hooks';
import { showToast } from '../../ui/toasts/toast';
import { useWorkspace } from '../workspaces/use-workspace';
import { redactionTexts, shareRulesTexts, sharesPageTexts as texts } from './texts';

/** The sentence of a refusal, or another one where the server said nothing. */
export const sentenceOf = (error: unknown, otherwise: string): string =>
  (error instanceof ApiError && error.body.error) || otherwise;

/** The links of the space that is shown. */
export function useShares() {
  const { scope } = useWorkspace();
  const query = useApiPages('shares.list', { query: scope });
  return { ...query, rows: query.data?.pages.flatMap(({ rows }) => rows) ?? [] };
}

const failed = (otherwise: string) => ({
  onError: (error: unknown) => showToast({ message: sentenceOf(error, otherwise), kind: 'error' }),
});

/** Revoking and new addresses, each told by a toast. */
export function useShareActions() {
  const { scope } = useWorkspace();
  const revoke = useApiMutation('shares.revoke', {
    ...failed(texts.changeFailed),
    onSuccess: () => showToast({ message: texts.revoked }),
  });
  const renew = useApiMutation('shares.renew', {
    ...failed(texts.changeFailed),
    onSuccess: () => showToast({ message: texts.renewed }),
  });
  const revokeAll = useApiMutation('shares.revokeAll', {
    ...failed(texts.changeFailed),
    onSuccess: ({ revoked }) => showToast({ message: texts.revokedAll(revoked) }),
  });
  return {
    revoke: (id: string) => revoke.mutate({ params: { id } }),
    renew: (id: string) => renew.mutate({ params: { id } }),
    revokeAll: () => revokeAll.mutate({ query: scope }),
    isBusy: revoke.isPending || renew.isPending || revokeAll.isPending,
  };
}

export const useRedaction = (id: string | null) =>
  useApiQuery('redactions.get', { params: { id: id ?? '' } }, { enabled: id !== null });

/** Stores what is hidden; the answer is shown at once. */
export function useHide(id: string) {
  const queryClient = useQueryClient();
  const put = useApiMutation('redactions.put', {
    ...failed(redactionTexts.failed),
    onSuccess: (redaction) =>
      queryClient.setQueryData(['redactions.get', { params: { id } }], redaction),
  });
  return {
    hide: (rectangles: readonly Rectangle[]) =>
      put.mutateAsync({ params: { id }, body: { rectangles: [...rectangles] } }),
    isHiding: put.isPending,
  };
}

export const useShareRules = (teamId: string) =>
  useApiQuery('shares.rules', { query: { team_id: teamId } });

export const useSetShareRule = () =>
  useApiMutation('shares.updateRules', failed(shareRulesTexts.saveFailed));
