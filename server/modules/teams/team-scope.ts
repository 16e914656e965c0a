import {
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  type PipeTransform,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { personOf } from '../../common/http/person';
import type { WorkspaceScope } from '../../common/workspace-scope';
import { WorkspacesService } from '../workspaces/workspaces.service';

interface TeamQuestion {
  userId: string;
  teamId: string;
}

@Injectable()
export class TeamScopePipe implements PipeTransform<TeamQuestion, Promise<WorkspaceScope>> {
  constructor(private readonly workspaces: WorkspacesService) {}

  transform({ userId, teamId }: TeamQuestion): Promise<WorkspaceScope> {
    return this.workspaces.resolve(userId, teamId);
  }
}

const Question = createParamDecorator((_data: unknown, context: ExecutionContext): TeamQuestion => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  const { id } = request.params as { id: string };
  return { userId: personOf(request).id, teamId: id };
});

/** The team that `:id` in the path names, after the membership check. */
export const TeamScope = () => Question(TeamScopePipe);
