import { Button, Skeleton } from '@mantine/core';
import type { FailedJob } from '../../../../server/contract/operator';
import { formatDateTime } from '../../../shared/format';
import { ErrorState } from '../../../ui/error-state';
import { Panel } from '../../../ui/panel';
import { Skeletons } from '../../../ui/skeletons';
import { useFailedJobs, useRetryAllJobs, useRetryJob } from '../operator.queries';
import { operatorTexts } from '../texts';
import styles from './operator.module.css';

const texts = operatorTexts.failedJobs;

function JobRow({ job }: { job: FailedJob }) {
  const { mutate, isPending } = useRetryJob();
  return (
    <li className={styles.job}>
      <div>
        <p>{job.error ?? texts.noReason}</p>
        <p className={styles.none}>
          {job.kind} <code>{job.key}</code> · {texts.tries(job.attempts)} ·{' '}
          <time dateTime={job.failed_at}>{formatDateTime(job.failed_at)}</time>
        </p>
      </div>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={texts.retryNamed(job.kind, job.key)}
        loading={isPending}
        onClick={() => mutate({ params: { id: job.id } })}
      >
        {texts.retry}
      </Button>
    </li>
  );
}

function Jobs() {
  const { data, isPending, isFetching, refetch } = useFailedJobs();
  if (isPending) {
    return (
      <Skeletons label={texts.loading}>
        <Skeleton height={44} />
      </Skeletons>
    );
  }
  if (!data) {
    return (
      <ErrorState title={texts.loadFailed} isRetrying={isFetching} onRetry={() => void refetch()} />
    );
  }
  if (data.length === 0) return <p className={styles.none}>{texts.none}</p>;
  return (
    <ul className={styles.jobs}>
      {data.map((job) => (
        <JobRow key={job.id} job={job} />
      ))}
    </ul>
  );
}

/** The last fifty that failed for good, each with its way back into the queue. */
export function FailedJobs() {
  const { data } = useFailedJobs();
  const { mutate, isPending } = useRetryAllJobs();
  const retryAll = (
    <Button size="compact-sm" variant="default" loading={isPending} onClick={() => mutate({})}>
      {texts.retryAll}
    </Button>
  );
  return (
    <Panel title={texts.title} more={data && data.length > 1 && retryAll}>
      <Jobs />
    </Panel>
  );
}
