import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { personOf } from '../../common/http/person';
import { zod } from '../../common/http/zod';
import { TeamId } from '../../contract/primitives';
import { WorkspacesService } from '../workspaces/workspaces.service';
import { BillingService } from './billing.service';
import { planRequired } from './plan-required';
import { type AskedRequest, REQUIREMENT, type Requirement } from './requires';

/** Holds what `@Requires` says. */
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
    const { id } = personOf(request);
    const payerId = requirement.of === 'person' ? id : await this.ownerOf(id, asked);
    const { features } = await this.billing.entitlementsOf(payerId);
    if (!features.includes(requirement.feature)) throw planRequired(requirement.feature);
    return true;
  }

  private async ownerOf(userId: string, { query }: AskedRequest): Promise<string> {
    const teamId = zod(TeamId).transform(query.team_id, { type: 'query' });
    return (await this.workspaces.resolve(userId, teamId)).ownerId;
  }
}
