import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../../../common/app-error';
import { Ids } from '../../../common/ids';
import type { PersonScope } from '../../../common/person-scope';
import type { SystemScope } from '../../../common/system-scope';
import type { WorkspaceAccess, WorkspaceScope } from '../../../common/workspace-scope';
import { formatByteSize } from '../../../contract/storage/byte-sizes';
import type { Config } from '../../../infra/config/config';
import { CONFIG } from '../../../infra/config/config.module';
import { Transactions } from '../../../infra/database/transactions';
import type { PlanRow } from '../plans/plans.repository';
import { PlanHoldingsService } from '../plans/plan-holdings.service';
import { StorageLimitRepository } from './storage-limit.repository';

export interface StorageLimit {
  /** Bytes of originals and of the files made from them, the trash included. */
  used: number;
  /** Null where there is none. */
  limit: number | null;
}

/**
 * The limit of stored bytes: the one that an operator set for the space, else that of its owner's plan, else
 * `STORAGE_LIMIT` (docs/decisions.md#storage).
 */
@Injectable()
export class StorageLimitService {
  constructor(
    private readonly repository: StorageLimitRepository,
    private readonly holdings: PlanHoldingsService,
    private readonly transactions: Transactions,
    private readonly ids: Ids,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async of(scope: WorkspaceScope): Promise<StorageLimit> {
    const stored = await this.repository.find(scope);
    const { plan } = await this.holdings.ofWorkspace(scope);
    return { used: stored?.used ?? 0, limit: this.limitOf(stored?.own ?? null, plan) };
  }

  /** Null where there is none. */
  limitOf(own: number | null, { storageLimit }: PlanRow): number | null {
    const ofPlan = storageLimit === null ? null : Number(storageLimit);
    const limit = own ?? ofPlan ?? this.config.storageLimit;
    return limit === 0 ? null : limit;
  }

  /**
   * Throws 402 where these bytes do not fit. Inside a transaction that read `used` under the lock of the workspace it
   * decides: nobody else adds bytes meanwhile.
   */
  assertFits(scope: WorkspaceAccess, { used, limit }: StorageLimit, bytes: number): void {
    if (limit !== null && used + bytes > limit) throw noRoom(scope, { used, limit });
  }

  /** An early check before any bytes are stored; `assertFits` decides. */
  refuseIfFull(scope: WorkspaceAccess, { used, limit }: StorageLimit): void {
    if (limit !== null && used >= limit) throw noRoom(scope, { used, limit });
  }

  /**
   * Reserves room for an upload that begins, so that uploads under way together are refused before their bytes arrive
   * and not after. `bytes` may be less than the file has, never more: what fits is never refused here. Returns the
   * reservation, or null where nothing limits the space.
   */
  async reserve(
    scope: WorkspaceAccess,
    bytes: number,
    { limit }: StorageLimit,
  ): Promise<string | null> {
    if (limit === null) return null;
    return this.transactions.run(async () => {
      await this.repository.lockWorkspace(scope);
      const { used, reserved } = await this.repository.taken(scope);
      const taken = used + reserved;
      if (taken >= limit || taken + bytes > limit) throw noRoom(scope, { used, limit }, reserved);
      const id = this.ids.uuid();
      await this.repository.reserve(scope, id, bytes);
      return id;
    });
  }

  /** A reservation that was released before is no error. */
  async release(scope: WorkspaceScope, reservation: string | null): Promise<void> {
    if (reservation !== null) await this.repository.release(scope, reservation);
  }

  /** Null takes the limit of the person's plan or of the server again, 0 is none. */
  async limitPerson(person: PersonScope, limit: number | null): Promise<void> {
    if (await this.repository.setOfPerson(person, limit)) return;
    throw new AppError('not_found', 'This person has no space yet. It is made at the first visit.');
  }

  async limitTeam(system: SystemScope, teamId: string, limit: number | null): Promise<void> {
    if (await this.repository.setOfTeam(system, teamId, limit)) return;
    throw new AppError('team_not_found', `There is no team ${teamId}.`);
  }
}

function noRoom({ kind }: WorkspaceAccess, { used, limit }: StorageLimit, reserved = 0) {
  const where = kind === 'team' ? 'this team' : 'your personal space';
  const taken = `${formatByteSize(used)} of ${formatByteSize(limit ?? 0)} are used`;
  const arriving = reserved > 0 ? `, and ${formatByteSize(reserved)} are being uploaded` : '';
  return new AppError(
    'storage_limit_reached',
    `There is no room for this in ${where}: ${taken}${arriving}. Empty the trash or delete screenshots to make room.`,
    { used, limit },
  );
}
