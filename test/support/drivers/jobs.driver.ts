import { JOBS_CHANNEL } from '../../../server/infra/queue/job-table';
import type { RunningApp } from './running-app';

/** The jobs of the worker, as their table shows them. */
export class JobsDriver {
  constructor(private readonly app: Pick<RunningApp, 'database'>) {}

  async untilOneRuns(): Promise<void> {
    const running = `select id from jobs where state = 'running'`;
    while ((await this.app.database.query(running)).length === 0) await pause(10);
  }

  /** Waits until no job of this kind is left. */
  async untilDone(kind: string): Promise<void> {
    const open = `select id from jobs where kind = $1 and state in ('queued', 'running')`;
    while ((await this.app.database.query(open, [kind])).length !== 0) await pause(20);
  }

  /** Makes the workers look for jobs now; otherwise one that was due later waits for the next poll. */
  async wake(): Promise<void> {
    await this.app.database.query('select pg_notify($1, $2)', [JOBS_CHANNEL, '']);
  }

  /** The state of the latest job for a screenshot. */
  async latest(key: string): Promise<{ state: string; attempts: number } | undefined> {
    const latest =
      'select state, attempts from jobs where key = $1 order by created_at desc limit 1';
    const [job] = await this.app.database.query<{ state: string; attempts: number }>(latest, [key]);
    return job;
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
