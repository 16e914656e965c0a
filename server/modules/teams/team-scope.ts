import {
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  type PipeTransform,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { personOf } from '../../common/http/person.decorator';
import type { PersonScope } from '../../common/person-scope';
import type { WorkspaceAccess } from '../../common/workspace-scope';
import { WorkspacesService } from '../workspaces/workspaces.service';

interface TeamQuestion {
  person: PersonScope;
  teamId: string;
}

@Injectable()
class TeamScopePipe implements PipeTransform<TeamQuestion, Promise<WorkspaceAccess>> {
  constructor(private readonly workspaces: WorkspacesService) {}

  transform({ person, teamId }: TeamQuestion): Promise<WorkspaceAccess> {
    return this.workspaces.resolve(person, teamId);
  }
}

const Question = createParamDecorator((_data: unknown, context: ExecutionContext): TeamQuestion => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  const { id } = request.params as { id: string };
  return { person: personOf(request), teamId: id };
});

/** The team that `:id` in the path names, after the membership check. */
export const TeamScope = () => Question(TeamScopePipe);
