import { Button, Skeleton } from '@mantine/core';
import type { FailedJob } from '../../../../server/contract/operator/operator';
import { formatDateTime } from '../../../shared/format';
import { QueryView } from '../../../ui/states/query-view';
import { Panel } from '../../../ui/layout/panel';
import { Skeletons } from '../../../ui/states/skeletons';
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
  const loading = (
    <Skeletons label={texts.loading}>
      <Skeleton height={44} />
    </Skeletons>
  );
  const empty = <p className={styles.none}>{texts.none}</p>;
  return (
    <QueryView query={useFailedJobs()} loading={loading} failed={texts.loadFailed} empty={empty}>
      {(jobs) => (
        <ul className={styles.jobs}>
          {jobs.map((job) => (
            <JobRow key={job.id} job={job} />
          ))}
        </ul>
      )}
    </QueryView>
  );
}

/** The last fifty failed jobs, each with Retry. */
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
