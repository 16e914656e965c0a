import { Injectable } from '@nestjs/common';
import { AppError } from '../../../common/app-error';
import { Clock } from '../../../common/clock';
import type { WorkspaceScope } from '../../../common/workspace-scope';
import { DAY_MS, FREE_SHARES, MAX_SHARES } from '../../../contract/limits';
import { type Feature, planWith } from '../../../contract/plans';
import { BillingService } from '../../billing/plans/billing.service';
import { RedactionsService } from '../../screenshots/redactions/redactions.service';
import { ShareLinksRepository } from './share-links.repository';
import { ShareRulesService } from './share-rules.service';

/** A link as it is to be, after a change or as a new one. */
export interface IntendedShare {
  hasPassword: boolean;
  maxViews: number | null;
  expiresAt: Date | null;
  redact: boolean;
  screenshotIds: readonly string[];
}

/** The parts that a request sets; what a link has already is not asked for again. */
export interface AskedParts {
  password: boolean;
  maxViews: boolean;
  end: boolean;
  redact: boolean;
}

/** The feature with which any number of links, their passwords and their limits come (docs/decisions.md#share-plans). */
const TEAMWORK: Feature = 'team_collaboration';

/** Plans and the rules of a workspace: whether a link may be made or changed. */
@Injectable()
export class ShareCheckService {
  constructor(
    private readonly repository: ShareLinksRepository,
    private readonly rules: ShareRulesService,
    private readonly billing: BillingService,
    private readonly redactions: RedactionsService,
    private readonly clock: Clock,
  ) {}

  /** Throws 402 for what the plan lacks, 403 for what the rules forbid, 409 for what can still be read. */
  async assertMay(scope: WorkspaceScope, share: IntendedShare, asked: AskedParts): Promise<void> {
    await this.assertRules(scope, share, asked);
    const isProtected = (asked.password && share.hasPassword) || (asked.maxViews && share.maxViews);
    if (isProtected && !(await this.hasTeamwork(scope)))
      throw planNeeded('Passwords and limits of views need');
    if (share.redact && asked.redact)
      await this.redactions.assertHidden(scope, share.screenshotIds);
  }

  /** Runs under the lock of the workspace, so that two links cannot pass a limit together. */
  async assertBelowLimits(scope: WorkspaceScope): Promise<void> {
    if ((await this.repository.countAll(scope)) >= MAX_SHARES) {
      throw new AppError(
        'too_many_shares',
        `A space can have at most ${MAX_SHARES} links. Revoke some of them first.`,
        { limit: MAX_SHARES },
      );
    }
    await this.assertLiveBelowLimit(scope);
  }

  /** For a link that is over and is to live again: it takes the place of no other. Under the lock of the workspace, too. */
  async assertLiveBelowLimit(scope: WorkspaceScope): Promise<void> {
    if (await this.hasTeamwork(scope)) return;
    if ((await this.repository.countLive(scope, this.clock.now())) < FREE_SHARES) return;
    throw new AppError(
      'share_limit_reached',
      `On Free, at most ${FREE_SHARES} links can be live at a time. Revoke one, or upgrade your plan.`,
      { limit: FREE_SHARES, plan: planWith(TEAMWORK).name, plan_id: planWith(TEAMWORK).id },
    );
  }

  private async assertRules(
    scope: WorkspaceScope,
    share: IntendedShare,
    asked: AskedParts,
  ): Promise<void> {
    const rules = await this.rules.of(scope);
    if (!rules.isAllowed)
      throw new AppError('sharing_off', 'The owner of this space does not allow links.');
    if (rules.needsPassword && !share.hasPassword)
      throw againstRule('Links of this space need a password.', 'password_needed');
    if (rules.mostDays !== null && asked.end) this.assertEnds(share.expiresAt, rules.mostDays);
    if (rules.needsRedaction && !share.redact && asked.redact) {
      const open = await this.redactions.listOpen(scope, share.screenshotIds);
      if (open.length > 0)
        throw againstRule(
          'Links of this space must hide what the radar has found.',
          'redaction_needed',
        );
    }
  }

  private assertEnds(expiresAt: Date | null, days: number): void {
    const latest = this.clock.now().getTime() + days * DAY_MS;
    if (expiresAt && expiresAt.getTime() <= latest) return;
    throw againstRule(`Links of this space end after ${days} days at most.`, 'most_days');
  }

  private hasTeamwork(scope: WorkspaceScope): Promise<boolean> {
    return this.billing.hasFeature(scope, TEAMWORK);
  }
}

const againstRule = (sentence: string, rule: string) =>
  new AppError('share_rule', sentence, { rule });

function planNeeded(what: string): AppError {
  const { id, name } = planWith(TEAMWORK);
  return new AppError('plan_required', `${what} the ${name} plan or a larger one.`, {
    plan: name,
    plan_id: id,
  });
}
