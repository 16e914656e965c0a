import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { personOf } from '../../../common/http/person.decorator';
import { zod } from '../../../common/http/zod.pipe';
import type { PersonScope } from '../../../common/person-scope';
import type { Feature } from '../../../contract/plans';
import { TeamId } from '../../../contract/primitives';
import { WorkspacesService } from '../../workspaces/workspaces.service';
import { BillingService } from './billing.service';
import { planRequired } from './plan-required';
import { type AskedRequest, REQUIREMENT, type Requirement } from './requires.decorator';

/** Enforces `@Requires`. */
@Injectable()
export class RequiresGuard implements CanActivate {
  private readonly reflector = new Reflector();

  constructor(
    private readonly billing: BillingService,
    private readonly workspaces: WorkspacesService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const requirement = this.reflector.get<Requirement | undefined>(
      REQUIREMENT,
      context.getHandler(),
    );
    if (!requirement) return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const asked = { query: request.query, body: request.body } as AskedRequest;
    if (requirement.when && !requirement.when(asked)) return true;
    const person = personOf(request);
    const features =
      requirement.of === 'person'
        ? (await this.billing.entitlementsOf(person)).features
        : await this.featuresOf(person, asked);
    if (!features.includes(requirement.feature)) throw planRequired(requirement.feature);
    return true;
  }

  private async featuresOf(
    person: PersonScope,
    { query }: AskedRequest,
  ): Promise<readonly Feature[]> {
    const teamId = zod(TeamId).transform(query.team_id, { type: 'query' });
    return this.billing.featuresIn(await this.workspaces.resolve(person, teamId));
  }
}
