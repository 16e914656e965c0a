import { Injectable, Logger } from '@nestjs/common';
import type { PersonScope } from '../../../common/person-scope';
import type { WorkspaceScope } from '../../../common/workspace-scope';
import { Transactions } from '../../../infra/database/transactions';
import { WorkspacesService } from '../../workspaces/workspaces.service';
import { CountersRepository } from './counters.repository';

/** Counts the bytes of files that are made from a screenshot after its upload (docs/decisions.md#storage). */
@Injectable()
export class DerivedSizesService {
  private readonly logger = new Logger(DerivedSizesService.name);

  constructor(
    private readonly repository: CountersRepository,
    private readonly workspaces: WorkspacesService,
    private readonly transactions: Transactions,
  ) {}

  /** The file is there already and is sent whatever happens here; `shotvault fsck --repair` measures again. */
  async add(viewer: PersonScope, id: string, bytes: number): Promise<void> {
    try {
      const scope = await this.workspaces.enterAtScreenshot(viewer, id);
      if (scope) await this.correct(scope, id, bytes);
    } catch (error) {
      this.logger.warn(`did not count a file of ${id}: ${(error as Error).message}`);
    }
  }

  /** Corrects the size of all files that were made from it. */
  correct(scope: WorkspaceScope, id: string, difference: number): Promise<void> {
    return this.transactions.run(async () => {
      await this.repository.lockWorkspace(scope);
      await this.repository.addDerived(scope, id, difference);
    });
  }
}
