import {
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  type PipeTransform,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { personOf } from '../../common/http/person.decorator';
import { zod } from '../../common/http/zod.pipe';
import type { PersonScope } from '../../common/person-scope';
import type { WorkspaceAccess } from '../../common/workspace-scope';
import { TeamId } from '../../contract/primitives';
import { WorkspacesService } from './workspaces.service';

interface ScopeQuestion {
  person: PersonScope;
  teamId: unknown;
}

@Injectable()
class ScopePipe implements PipeTransform<ScopeQuestion, Promise<WorkspaceAccess>> {
  constructor(private readonly workspaces: WorkspacesService) {}

  transform({ person, teamId }: ScopeQuestion): Promise<WorkspaceAccess> {
    return this.workspaces.resolve(person, zod(TeamId).transform(teamId, { type: 'query' }));
  }
}

const Question = createParamDecorator(
  (_data: unknown, context: ExecutionContext): ScopeQuestion => {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const query = request.query as Record<string, unknown>;
    return { person: personOf(request), teamId: query.team_id };
  },
);

/** The workspace that `team_id` in the query names, after the membership check. */
export const Scope = () => Question(ScopePipe);
