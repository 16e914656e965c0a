import { Body, Controller, Delete, Get, HttpCode, Put } from '@nestjs/common';
import { SessionOnly } from '../../../common/http/token-rights.decorator';
import { zod } from '../../../common/http/zod.pipe';
import type { WorkspaceAccess } from '../../../common/workspace-scope';
import { PutWorkspaceLogo, type WorkspaceLogo } from '../../../contract/sharing/workspace-logo';
import { Scope } from '../../workspaces/scope.pipe';
import { WorkspaceLogosService } from './workspace-logos.service';

@Controller('shares/logo')
export class WorkspaceLogoController {
  constructor(private readonly logos: WorkspaceLogosService) {}

  @Get()
  get(@Scope() scope: WorkspaceAccess): Promise<WorkspaceLogo> {
    return this.logos.get(scope);
  }

  @SessionOnly()
  @Put()
  put(
    @Scope() scope: WorkspaceAccess,
    @Body(zod(PutWorkspaceLogo)) body: PutWorkspaceLogo,
  ): Promise<WorkspaceLogo> {
    return this.logos.put(scope, body);
  }

  @SessionOnly()
  @HttpCode(204)
  @Delete()
  remove(@Scope() scope: WorkspaceAccess): Promise<void> {
    return this.logos.remove(scope);
  }
}
