import { Prisma } from '../database/generated/client';

/** The workspace that a job counts for in fair queueing. */
export interface JobOwner {
  /** Null for a system job, which runs next. */
  workspaceId: string | null;
  pace: JobPace;
}

/** `background` is for work that nobody waits for: it stands apart from the workspace's other jobs. */
export type JobPace = 'priority' | 'ordinary' | 'background';

/** The distance between two jobs of a workspace in the queue: the smaller, the larger its share of the workers. */
const STEP: Record<JobPace, number> = { priority: 1, ordinary: 4, background: 40 };

/**
 * Fair queueing (docs/decisions.md#reading-queue). The column `turn` orders the queue: a job comes after the jobs of
 * its own workspace, and at the earliest after the job that runs now. A thousand images of one workspace therefore do
 * not delay another one, and a priority workspace gets four jobs for each ordinary one. No job starves, because the
 * turn of the running jobs only grows. Background jobs form one line of their own, with one job for ten
 * ordinary ones; what waits there does not count as the present.
 */
export function nextTurn(place: JobOwner): Prisma.Sql {
  const present = Prisma.sql`coalesce(
    (select max(turn) from jobs where state = 'running'),
    (select min(turn) from jobs where state = 'queued' and workspace_id is not null), 0)`;
  if (place.workspaceId === null) return present;
  const own = Prisma.sql`coalesce((select max(turn) from jobs
    where workspace_id is not distinct from ${lineOf(place)}::uuid and state in ('queued', 'running')), 0)`;
  return Prisma.sql`greatest(${present}, ${own}) + ${STEP[place.pace]}::int * j.nth`;
}

/** Jobs of one line come one after the other; what is in the background must not hold up the workspace's uploads. */
export const lineOf = ({ workspaceId, pace }: JobOwner): string | null =>
  pace === 'background' ? null : workspaceId;
