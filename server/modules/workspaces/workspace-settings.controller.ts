import { Body, Controller, Get, Patch } from '@nestjs/common';
import { SessionOnly } from '../../common/http/token-rights.decorator';
import { zod } from '../../common/http/zod.pipe';
import type { WorkspaceAccess } from '../../common/workspace-scope';
import { UpdateWorkspaceSettings, type WorkspaceSettings } from '../../contract/workspaces';
import { Scope } from './scope.pipe';
import { WorkspaceSettingsService } from './workspace-settings.service';

@Controller('workspace')
export class WorkspaceSettingsController {
  constructor(private readonly settings: WorkspaceSettingsService) {}

  @Get()
  get(@Scope() scope: WorkspaceAccess): Promise<WorkspaceSettings> {
    return this.settings.get(scope);
  }

  /** The setting decides whether images leave the machine, so tokens may not change it. */
  @Patch()
  @SessionOnly()
  update(
    @Scope() scope: WorkspaceAccess,
    @Body(zod(UpdateWorkspaceSettings)) body: UpdateWorkspaceSettings,
  ): Promise<WorkspaceSettings> {
    return this.settings.update(scope, body);
  }
}
