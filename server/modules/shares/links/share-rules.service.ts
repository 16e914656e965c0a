import { Injectable } from '@nestjs/common';
import type { WorkspaceAccess, WorkspaceScope } from '../../../common/workspace-scope';
import type { ShareRules, UpdateShareRules } from '../../../contract/sharing/shares';
import { assertMay, may } from '../../workspaces/roles.policy';
import { type Rules, ShareRulesRepository } from './share-rules.repository';

/** The owner of a workspace decides what its links need (docs/decisions.md#share-rules). */
@Injectable()
export class ShareRulesService {
  constructor(private readonly repository: ShareRulesRepository) {}

  of(scope: WorkspaceScope): Promise<Rules> {
    return this.repository.find(scope);
  }

  async get(scope: WorkspaceAccess): Promise<ShareRules> {
    const rules = await this.repository.find(scope);
    return {
      allowed: rules.isAllowed,
      password_needed: rules.needsPassword,
      most_days: rules.mostDays,
      redaction_needed: rules.needsRedaction,
      can_change: may(scope, 'set_share_rules'),
    };
  }

  async update(scope: WorkspaceAccess, change: UpdateShareRules): Promise<ShareRules> {
    assertMay(scope, 'set_share_rules');
    await this.repository.save(scope, {
      isAllowed: change.allowed,
      needsPassword: change.password_needed,
      mostDays: change.most_days,
      needsRedaction: change.redaction_needed,
    });
    return this.get(scope);
  }
}
