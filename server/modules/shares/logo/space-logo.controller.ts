import { Body, Controller, Delete, Get, HttpCode, Put } from '@nestjs/common';
import { SessionOnly } from '../../../common/http/token-rights.decorator';
import { zod } from '../../../common/http/zod.pipe';
import type { WorkspaceAccess } from '../../../common/workspace-scope';
import { PutSpaceLogo, type SpaceLogo } from '../../../contract/sharing/space-logo';
import { Scope } from '../../workspaces/scope.pipe';
import { SpaceLogosService } from './space-logos.service';

@Controller('shares/logo')
export class SpaceLogoController {
  constructor(private readonly logos: SpaceLogosService) {}

  @Get()
  get(@Scope() scope: WorkspaceAccess): Promise<SpaceLogo> {
    return this.logos.get(scope);
  }

  @SessionOnly()
  @Put()
  put(
    @Scope() scope: WorkspaceAccess,
    @Body(zod(PutSpaceLogo)) body: PutSpaceLogo,
  ): Promise<SpaceLogo> {
    return this.logos.put(scope, body);
  }

  @SessionOnly()
  @HttpCode(204)
  @Delete()
  remove(@Scope() scope: WorkspaceAccess): Promise<void> {
    return this.logos.remove(scope);
  }
}
