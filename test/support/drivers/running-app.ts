import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { mintSystemScope } from '../../../server/common/system-scope';
import type { WorkspaceScope } from '../../../server/common/workspace-scope';
import type { Config } from '../../../server/infra/config/config';
import type { FakeClock } from '../fake-clock';
import type { DatabaseDriver } from './database.driver';

/** The parts of a running application that drivers use. */
export interface RunningApp {
  readonly nest: NestFastifyApplication;
  readonly config: Config;
  readonly base: string;
  readonly clock: FakeClock;
  readonly database: DatabaseDriver;
}

/** The scope of work that the worker, the schedule or an operator does in the product. */
export const SYSTEM = mintSystemScope();

/** The scope that system work gets for the workspace of a screenshot. */
export async function scopeOf(
  { database }: Pick<RunningApp, 'database'>,
  screenshotId: string,
): Promise<WorkspaceScope> {
  const query = 'select workspace_id as id from screenshots where id = $1';
  const [workspace] = await database.query<{ id: string }>(query, [screenshotId]);
  return SYSTEM.workspace(workspace?.id ?? '');
}
