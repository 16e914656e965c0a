import { Injectable } from '@nestjs/common';
import type { WorkspaceScope } from '../../../common/workspace-scope';
import { type Aspect, CountersRepository } from './counters.repository';

/** Keeps every counter of a workspace right, in the transaction of the change that affects it. */
@Injectable()
export class CountersService {
  constructor(private readonly repository: CountersRepository) {}

  /** Counts new screenshots. */
  async countIn(scope: WorkspaceScope, ids: readonly string[]): Promise<void> {
    await this.repository.lockWorkspace(scope);
    await this.repository.add(scope, ids, 'shots', 1);
  }

  /**
   * Subtracts these screenshots from the counters, runs the change, and adds them as they are afterwards, so no change
   * has to compute its own difference. Inside a transaction only.
   */
  async recounted<Result>(
    scope: WorkspaceScope,
    ids: readonly string[],
    aspects: readonly Aspect[],
    change: () => Promise<Result>,
  ): Promise<Result> {
    await this.repository.lockWorkspace(scope);
    for (const aspect of aspects) await this.repository.add(scope, ids, aspect, -1);
    const result = await change();
    for (const aspect of aspects) await this.repository.add(scope, ids, aspect, 1);
    return result;
  }
}
