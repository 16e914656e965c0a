import {
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  type PipeTransform,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { personOf } from '../../common/http/person';
import { zod } from '../../common/http/zod';
import type { WorkspaceScope } from '../../common/workspace-scope';
import { TeamId } from '../../contract/primitives';
import { WorkspacesService } from './workspaces.service';

interface ScopeQuestion {
  userId: string;
  teamId: unknown;
}

@Injectable()
export class ScopePipe implements PipeTransform<ScopeQuestion, Promise<WorkspaceScope>> {
  constructor(private readonly workspaces: WorkspacesService) {}

  transform({ userId, teamId }: ScopeQuestion): Promise<WorkspaceScope> {
    return this.workspaces.resolve(userId, zod(TeamId).transform(teamId, { type: 'query' }));
  }
}

const Question = createParamDecorator(
  (_data: unknown, context: ExecutionContext): ScopeQuestion => {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const query = request.query as Record<string, unknown>;
    return { userId: personOf(request).id, teamId: query.team_id };
  },
);

/** The workspace that `team_id` in the query names, after the membership check. */
export const Scope = () => Question(ScopePipe);
