import { Injectable, Logger } from '@nestjs/common';
import { AppError } from '../../../common/app-error';
import type { PersonScope } from '../../../common/person-scope';
import type { Identity } from '../../auth/providers/identity';
import type { SignInFollower } from '../../auth/sign-in-follower';
import { PlansAdminService } from './plans-admin.service';

/** Gives people the plan that a claim of their provider names, and takes it when the claim is gone. */
@Injectable()
export class ClaimedPlansService implements SignInFollower {
  private readonly logger = new Logger(ClaimedPlansService.name);

  constructor(private readonly plans: PlansAdminService) {}

  /** A plan that the person pays for stays; so does every plan when the claim names none that exists. */
  async afterSignIn({ userId }: PersonScope, { plan, provider }: Identity): Promise<void> {
    if (plan === undefined) return;
    try {
      if (plan === null) await this.plans.takePlan(userId);
      else await this.plans.setPlan(userId, plan);
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      this.logger.warn(`the plan claim of ${provider} was not followed: ${error.code}`);
    }
  }
}
