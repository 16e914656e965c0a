import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LOGO } from '../../../server/contract/limits';
import type { Rectangle } from '../../../server/contract/sharing/redactions';
import { useApiMutation, useApiPages, useApiQuery } from '../../shared/api/hooks';
import { serverSentence } from '../../shared/api/server-sentence';
import { showToast } from '../../ui/toasts/toast';
import { useSubscriptionStatus } from '../billing/shared/billing.queries';
import { useWorkspace } from '../workspaces/use-workspace';
import { NO_RULES } from './share-wishes.model';
import { logoTexts, redactionTexts, shareRulesTexts, sharesPageTexts as texts } from './texts';

/** No event tells that the picture of a link is ready. */
const PREPARING_MS = 3_000;

/** The links of the space that is shown, read again while the picture of one is being prepared. */
export function useShares() {
  const { scope } = useWorkspace();
  const query = useApiPages(
    'shares.list',
    { query: scope },
    {
      refetchInterval: ({ state: { data } }) =>
        data?.pages.some(({ rows }) => rows.some(({ state }) => state === 'preparing'))
          ? PREPARING_MS
          : false,
    },
  );
  return { ...query, rows: query.data?.pages.flatMap(({ rows }) => rows) ?? [] };
}

const failed = (otherwise: string) => ({
  onError: (error: unknown) =>
    showToast({ message: serverSentence(error, otherwise), kind: 'error' }),
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

/** The demands of the owner on links of the space that is shown, as far as they are known. */
export function useFormRules() {
  const { scope } = useWorkspace();
  return useApiQuery('shares.rules', { query: scope }).data ?? NO_RULES;
}

/** A team has a plan with teams, or it makes no links. */
export function useIsFree(): boolean {
  const { status } = useSubscriptionStatus();
  const { isPersonal } = useWorkspace();
  return isPersonal && status?.features.includes('team_collaboration') === false;
}

/** Changes a link that there is. */
export function useEditShare(onDone: () => void) {
  return useApiMutation('shares.update', {
    onSuccess: () => {
      showToast({ message: texts.saved });
      onDone();
    },
  });
}

export const useShareRules = (teamId: string) =>
  useApiQuery('shares.rules', { query: { team_id: teamId } });

export const useSetShareRule = () =>
  useApiMutation('shares.updateRules', failed(shareRulesTexts.saveFailed));

/** Sets and removes the logo of the space that is shown. */
export function useWorkspaceLogo() {
  const { scope } = useWorkspace();
  const [isTooLarge, setTooLarge] = useState(false);
  const put = useApiMutation('shares.putLogo', {
    onSuccess: () => showToast({ message: logoTexts.saved }),
  });
  const remove = useApiMutation('shares.removeLogo', {
    ...failed(logoTexts.failed),
    onSuccess: () => showToast({ message: logoTexts.removed }),
  });
  const problem = put.error && serverSentence(put.error, logoTexts.failed);
  return {
    put: async (file: File) => {
      setTooLarge(file.size > LOGO.mostBytes);
      if (file.size > LOGO.mostBytes) return;
      put.mutate({ query: scope, body: { image: await base64Of(file) } });
    },
    remove: () => remove.mutate({ query: scope }),
    problem: isTooLarge ? logoTexts.tooLarge(LOGO.mostBytes / 1024) : problem,
    isBusy: put.isPending || remove.isPending,
  };
}

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
