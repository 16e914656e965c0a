import type { FailedJob, OperatorOverview, QueueCounts } from '../../../contract/operator/operator';
import type { FailedJob as FailedJobRow, JobCount } from '../../../infra/queue/job-desk';
import type { InstallationLook } from './installation.service';

export function toOverview(
  { people, storage, readings, versions }: InstallationLook,
  { counts, pausedSince }: { counts: JobCount[]; pausedSince: Date | null },
): OperatorOverview {
  return {
    people: {
      total: people.total,
      active: people.active,
      teams: people.teams,
      plans: people.plans.map(({ name, people: n }) => ({ plan_name: name, people: n })),
    },
    queue: { paused_since: pausedSince?.toISOString() ?? null, kinds: toQueueCounts(counts) },
    storage: {
      screenshots: storage.screenshots,
      bytes: storage.bytes,
      free_bytes: storage.freeBytes,
    },
    readings: {
      version: readings.version,
      older: readings.older,
      engine: readings.engine,
      median_seconds: readings.seconds,
    },
    versions,
  } satisfies OperatorOverview;
}

function toQueueCounts(counts: JobCount[]): QueueCounts[] {
  return [...new Set(counts.map(({ kind }) => kind))].map((kind) => {
    const of = (state: JobCount['state']) =>
      counts.find((count) => count.kind === kind && count.state === state);
    return {
      kind,
      queued: of('queued')?.count ?? 0,
      running: of('running')?.count ?? 0,
      failed: of('failed')?.count ?? 0,
      waiting_since: of('queued')?.waitingSince?.toISOString() ?? null,
    } satisfies QueueCounts;
  });
}

export function toFailedJob({ id, kind, key, attempts, lastError, failedAt }: FailedJobRow) {
  return {
    id,
    kind,
    key,
    attempts,
    error: lastError,
    failed_at: failedAt.toISOString(),
  } satisfies FailedJob;
}
