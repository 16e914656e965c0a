import { Injectable } from '@nestjs/common';
import { AppError } from '../../../common/app-error';
import { Clock } from '../../../common/clock';
import { Ids, isUuid } from '../../../common/ids';
import type { PersonScope } from '../../../common/person-scope';
import type { WorkspaceAccess } from '../../../common/workspace-scope';
import type { CreateShare, SharesQuery, UpdateShare } from '../../../contract/sharing/shares';
import { Transactions } from '../../../infra/database/transactions';
import { RedactedCopiesService } from '../../screenshots/redactions/redacted-copies.service';
import { assertMay, may, roleTooLow } from '../../workspaces/roles.policy';
import { TeamActivityService } from '../../workspaces/team-activity.service';
import { WorkspacesService } from '../../workspaces/workspaces.service';
import { OpenLinksRepository } from '../open/open-links.repository';
import { ShareAddresses } from './share-addresses';
import { usualEnd, wantedEnd } from './share-end';
import { ShareCheckService } from './share-check.service';
import { type ShareChange, ShareLinksRepository, type ShareRow } from './share-links.repository';
import { hashPassword } from './share-password';
import { ShareRulesService } from './share-rules.service';
import { SharedThingsService } from './shared-things.service';
import { isClosedToNewcomers, mayChange } from './shares.policy';

/** A link with the rights of the asking person. */
export interface ShareView {
  row: ShareRow;
  /** Null for people who may not change it. */
  url: string | null;
  now: Date;
}

/** Links to screenshots for people without an account (docs/decisions.md#shares). */
@Injectable()
export class SharesService {
  constructor(
    private readonly repository: ShareLinksRepository,
    private readonly open: OpenLinksRepository,
    private readonly things: SharedThingsService,
    private readonly check: ShareCheckService,
    private readonly rules: ShareRulesService,
    private readonly addresses: ShareAddresses,
    private readonly copies: RedactedCopiesService,
    private readonly workspaces: WorkspacesService,
    private readonly activity: TeamActivityService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async create(person: PersonScope, wanted: CreateShare): Promise<ShareView> {
    const { scope, kind, collectionId, screenshotIds } = await this.things.find(person, wanted);
    assertMay(scope, 'share');
    const expiresAt = await this.endOf(scope, wanted);
    const { password, max_views: maxViews, redact } = wanted;
    await this.check.assertMay(
      scope,
      { hasPassword: password !== null, maxViews, expiresAt, redact, screenshotIds },
      { password: true, maxViews: true, end: true, redact: true },
    );
    const id = this.ids.uuid();
    const share = {
      ...{ id, kind, collectionId, maxViews, expiresAt, redact },
      tokenHash: this.addresses.hashOf({ id, version: 1 }),
      title: wanted.title,
      passwordHash: password === null ? null : await hashPassword(password, this.ids.secret()),
      allowDownload: wanted.allow_download,
      showText: wanted.show_text,
    };
    await this.transactions.run(async () => {
      await this.repository.lockWorkspace(scope);
      await this.check.assertBelowLimits(scope);
      const chosen = kind === 'screenshots' ? screenshotIds : [];
      await this.repository.insert(scope, share, chosen, this.clock.now());
      await this.activity.record(scope, 'shared', { count: Math.max(1, screenshotIds.length) });
    });
    if (redact) await this.copies.ensure(scope, screenshotIds, { again: true });
    return this.view(scope, await this.get(scope, id));
  }

  async list(scope: WorkspaceAccess, { limit, cursor }: SharesQuery): Promise<ShareView[]> {
    const before = cursor !== undefined && isUuid(cursor) ? cursor : null;
    const rows = await this.repository.list(scope, { before, limit });
    return rows.map((row) => this.view(scope, row));
  }

  /** Fields that are absent stay (a form that sends only what it changes loses nothing). */
  async update(person: PersonScope, id: string, change: UpdateShare): Promise<ShareView> {
    const { scope, row } = await this.openToChange(person, id);
    const end = wantedEnd(change, this.clock.now());
    if (end) this.assertLater(end);
    const screenshotIds = await this.open.listShown(scope, row);
    const { password, redact } = change;
    const maxViews = change.max_views === undefined ? row.maxViews : change.max_views;
    const expiresAt = end === undefined ? row.expiresAt : end;
    await this.check.assertMay(
      scope,
      {
        hasPassword: password === undefined ? row.passwordHash !== null : password !== null,
        maxViews,
        expiresAt,
        redact: redact ?? row.redact,
        screenshotIds,
      },
      {
        password: password !== undefined,
        maxViews: change.max_views !== undefined,
        end: end !== undefined,
        redact: redact !== undefined,
      },
    );
    const fields = await changeOf(change, { expiresAt: end, salt: this.ids.secret() });
    const now = this.clock.now();
    const livesAgain =
      isClosedToNewcomers(row, now) && !isClosedToNewcomers({ ...row, maxViews, expiresAt }, now);
    await this.save(scope, { id, fields, livesAgain });
    if (redact) await this.copies.ensure(scope, screenshotIds, { again: true });
    return this.view(scope, await this.get(scope, id));
  }

  /** The old address answers like one that never was, from this moment on. */
  async renew(person: PersonScope, id: string): Promise<ShareView> {
    const { scope, row } = await this.openToChange(person, id);
    const version = row.version + 1;
    await this.repository.renew(scope, id, {
      version,
      tokenHash: this.addresses.hashOf({ id, version }),
    });
    await this.activity.record(scope, 'changed_share');
    return this.view(scope, await this.get(scope, id));
  }

  async revoke(person: PersonScope, id: string): Promise<void> {
    const { scope } = await this.openToChange(person, id);
    await this.repository.revoke(scope, { id }, this.clock.now());
    await this.activity.record(scope, 'revoked_share');
  }

  /** Everybody's for those who may, else one's own; returns their number. */
  async revokeAll(scope: WorkspaceAccess): Promise<number> {
    const whose = may(scope, 'revoke_any_share') ? {} : { createdById: scope.userId };
    const count = await this.repository.revoke(scope, whose, this.clock.now());
    if (count > 0) await this.activity.record(scope, 'revoked_share', { count });
    return count;
  }

  /** One's own links in this workspace, for the export. */
  async listOwn(scope: WorkspaceAccess): Promise<ShareView[]> {
    const rows = await this.repository.list(scope, { before: null, limit: 1_000 });
    return rows
      .filter(({ createdById }) => createdById === scope.userId)
      .map((row) => this.view(scope, row));
  }

  private save(
    scope: WorkspaceAccess,
    { id, fields, livesAgain }: { id: string; fields: ShareChange; livesAgain: boolean },
  ): Promise<void> {
    return this.transactions.run(async () => {
      await this.repository.lockWorkspace(scope);
      if (livesAgain) await this.check.assertLiveBelowLimit(scope);
      await this.repository.update(scope, id, fields);
      await this.activity.record(scope, 'changed_share');
    });
  }

  private async endOf(scope: WorkspaceAccess, wanted: CreateShare): Promise<Date | null> {
    const now = this.clock.now();
    const end = wantedEnd(wanted, now);
    if (end) this.assertLater(end);
    return end === undefined ? usualEnd((await this.rules.of(scope)).mostDays, now) : end;
  }

  private assertLater(end: Date): void {
    if (end > this.clock.now()) return;
    throw new AppError('invalid_input', 'expires_at: a link ends in the future.');
  }

  private async openToChange(person: PersonScope, id: string) {
    const workspaceId = isUuid(id) ? await this.repository.locate(person, id) : null;
    const scope = workspaceId && (await this.workspaces.enter(person, workspaceId));
    if (!scope) throw shareNotFound();
    const row = await this.get(scope, id);
    if (!mayChange(scope, row)) throw roleTooLow('revoke_any_share');
    return { scope, row };
  }

  private async get(scope: WorkspaceAccess, id: string): Promise<ShareRow> {
    const row = await this.repository.find(scope, id);
    if (!row) throw shareNotFound();
    return row;
  }

  private view(scope: WorkspaceAccess, row: ShareRow): ShareView {
    const url = mayChange(scope, row) ? this.addresses.urlOf(row) : null;
    return { row, url, now: this.clock.now() };
  }
}

async function changeOf(
  change: UpdateShare,
  { expiresAt, salt }: { expiresAt: Date | null | undefined; salt: string },
) {
  const { password } = change;
  return {
    title: change.title,
    expiresAt,
    passwordHash: password ? await hashPassword(password, salt) : password,
    maxViews: change.max_views,
    allowDownload: change.allow_download,
    showText: change.show_text,
    redact: change.redact,
  } satisfies ShareChange;
}

const shareNotFound = () => new AppError('share_not_found', 'There is no such link.');
