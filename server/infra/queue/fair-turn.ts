import { Prisma } from '../database/generated/client';

/** The pace of jobs that wait in the line of their workspace. */
type JobPace = 'priority' | 'ordinary';

/**
 * Where a job waits. `next` is for short work that somebody waits for. Work that nobody waits for stands in one line of
 * its own, `background`, whatever workspaces it is for.
 */
export type JobPlace = { workspaceId: string; pace: JobPace } | 'next' | 'background';

/** The distance between two jobs of a workspace in the queue: the smaller, the larger its share of the workers. */
const STEP: Record<JobPace | 'background', number> = { priority: 1, ordinary: 4, background: 40 };

/**
 * Fair queueing (docs/decisions.md#reading-queue). The column `turn` orders the queue: a job comes after the jobs of
 * its own workspace, and at the earliest after the job that runs now. A thousand images of one workspace therefore do
 * not delay another one, and a priority workspace gets four jobs for each ordinary one. No job starves, because the
 * turn of the running jobs only grows. Background jobs form one line of their own, with one job for ten
 * ordinary ones; what waits there does not count as the present.
 */
export function nextTurn(place: JobPlace): Prisma.Sql {
  const present = Prisma.sql`coalesce(
    (select max(turn) from jobs where state = 'running'),
    (select min(turn) from jobs where state = 'queued' and workspace_id is not null), 0)`;
  if (place === 'next') return present;
  const own = Prisma.sql`coalesce((select max(turn) from jobs
    where workspace_id is not distinct from ${lineOf(place)}::uuid and state in ('queued', 'running')), 0)`;
  const step = STEP[place === 'background' ? place : place.pace];
  return Prisma.sql`greatest(${present}, ${own}) + ${step}::int * j.nth`;
}

/** The column `workspace_id`: jobs of one line come one after the other. */
export const lineOf = (place: JobPlace): string | null =>
  typeof place === 'string' ? null : place.workspaceId;
