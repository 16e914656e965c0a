import { useApiMutation, useApiQuery } from '../../shared/api/hooks';
import { browser } from '../../shared/browser';
import { showToast } from '../../ui/toasts/toast';
import { operatorTexts } from './texts';

const texts = operatorTexts.failedJobs;
/** An operator watches the queue on this page. */
const OFTEN = { refetchInterval: 10_000 } as const;

export const useOverview = () => useApiQuery('operator.overview', {}, OFTEN);

export const useSiteDetails = () => useApiQuery('operator.site', {});

/** The document holds both, so it is loaded anew. */
export const useUpdateSite = () =>
  useApiMutation('operator.updateSite', { onSuccess: () => browser.reload() });

export const useFailedJobs = () => useApiQuery('operator.failedJobs', {}, OFTEN);

const onError = (error: Error) =>
  showToast({ message: error.message || texts.retryFailed, kind: 'error' });

export const useRetryJob = () =>
  useApiMutation('operator.retry', {
    onSuccess: ({ outcome }) => showToast({ message: texts[outcome] }),
    onError,
  });

export const useRetryAllJobs = () =>
  useApiMutation('operator.retryAll', {
    onSuccess: ({ queued }) => showToast({ message: texts.allQueued(queued) }),
    onError,
  });
