import { Body, Controller, Get, Patch } from '@nestjs/common';
import { SessionOnly } from '../../common/http/token-rights';
import { zod } from '../../common/http/zod';
import type { WorkspaceScope } from '../../common/workspace-scope';
import { UpdateWorkspaceSettings, type WorkspaceSettings } from '../../contract/workspaces';
import { Scope } from './scope';
import { WorkspaceSettingsService } from './workspace-settings.service';

@Controller('workspace')
export class WorkspaceSettingsController {
  constructor(private readonly settings: WorkspaceSettingsService) {}

  @Get()
  get(@Scope() scope: WorkspaceScope): Promise<WorkspaceSettings> {
    return this.settings.get(scope);
  }

  /** Decides what leaves the machine, so no program decides it for a person. */
  @Patch()
  @SessionOnly()
  update(
    @Scope() scope: WorkspaceScope,
    @Body(zod(UpdateWorkspaceSettings)) body: UpdateWorkspaceSettings,
  ): Promise<WorkspaceSettings> {
    return this.settings.update(scope, body);
  }
}
