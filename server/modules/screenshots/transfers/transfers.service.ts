import { Injectable, Logger } from '@nestjs/common';
import { AppError } from '../../../common/app-error';
import type { PersonScope } from '../../../common/person-scope';
import type { Transfer, TransferAnswer } from '../../../contract/organise/transfers';
import { assertMay } from '../../workspaces/roles.policy';
import { WorkspacesService } from '../../workspaces/workspaces.service';
import { CollectionMembershipService } from '../edits/collection-membership.service';
import { ScreenshotGroupsService } from '../rows/screenshot-groups.service';
import { screenshotNotFound } from '../rows/screenshots.service';
import { TransferTransactionsService, type Wanted } from './transfer-transactions.service';

/** Moves and copies screenshots between spaces: failures are told for each and do not stop the others. */
@Injectable()
export class TransfersService {
  private readonly logger = new Logger(TransfersService.name);

  constructor(
    private readonly workspaces: WorkspacesService,
    private readonly groups: ScreenshotGroupsService,
    private readonly collections: CollectionMembershipService,
    private readonly transferTransactions: TransferTransactionsService,
  ) {}

  /** Throws when nothing can be put there at all: no such space or collection, or a role that is too low. */
  async transfer(person: PersonScope, body: Transfer): Promise<TransferAnswer> {
    const to = await this.workspaces.resolve(person, body.team_id || null);
    assertMay(to, 'upload');
    const collectionId = body.collection_id ?? null;
    if (collectionId !== null) await this.collections.assertTakes(to, collectionId);
    const asked = [...new Set(body.ids)];
    const answer: TransferAnswer = { done: [], failed: [] };
    for (const { scope: from, rows } of await this.groups.of(person, asked)) {
      const ids = rows.map(({ id }) => id);
      if (from.workspaceId === to.workspaceId) ids.forEach((id) => fail(answer, id, alreadyHere()));
      else await this.bring({ from, to, ids, collectionId }, body.copy, answer);
    }
    const told = new Set([...answer.done, ...answer.failed].map(({ id }) => id));
    for (const id of asked) if (!told.has(id)) fail(answer, id, screenshotNotFound());
    return answer;
  }

  /** A move is one transaction for all of a space; a copy, which writes files, is one for each. */
  private async bring(wanted: Wanted, isCopy: boolean, answer: TransferAnswer): Promise<void> {
    const parts = isCopy ? wanted.ids.map((id) => ({ ...wanted, ids: [id] })) : [wanted];
    for (const part of parts) {
      try {
        const { done, failed } = await (isCopy
          ? this.transferTransactions.copy(part)
          : this.transferTransactions.move(part));
        answer.done.push(...done);
        for (const [id, error] of failed) fail(answer, id, error);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        this.logger.debug(`a transfer was refused: ${error.code}`);
        for (const id of part.ids) fail(answer, id, error);
      }
    }
  }
}

const fail = ({ failed }: TransferAnswer, id: string, { code, message }: AppError) =>
  failed.push({ id, code, error: message });

const alreadyHere = () =>
  new AppError('already_in_space', 'This screenshot is in that space already.');
