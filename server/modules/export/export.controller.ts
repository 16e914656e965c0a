import {
  Body,
  Controller,
  Get,
  Header,
  HttpCode,
  Post,
  Query,
  StreamableFile,
} from '@nestjs/common';
import { StillSignedIn } from '../../common/http/person.decorator';
import { RateLimit } from '../../common/http/rate-limit.guard';
import { Reads } from '../../common/http/token-rights.decorator';
import { zod } from '../../common/http/zod.pipe';
import type { WorkspaceAccess } from '../../common/workspace-scope';
import { ExportQuery, ExportSelection } from '../../contract/export';
import { Scope } from '../workspaces/scope.pipe';
import { type Asked, ExportService } from './export.service';

const DISPOSITION = 'attachment; filename="shotvault.zip"';

@Controller('export')
export class ExportController {
  constructor(private readonly exports: ExportService) {}

  @RateLimit('exports')
  @Header('Content-Disposition', DISPOSITION)
  @Get()
  async download(
    @Scope() scope: WorkspaceAccess,
    @StillSignedIn() isStillSignedIn: () => Promise<boolean>,
    @Query(zod(ExportQuery)) { ids }: ExportQuery,
  ): Promise<StreamableFile> {
    const wanted = ids === undefined ? null : ids.split(',').filter((id) => id !== '');
    return this.zip({ scope, isStillSignedIn }, wanted);
  }

  @RateLimit('exports')
  @Header('Content-Disposition', DISPOSITION)
  @Reads()
  @HttpCode(200)
  @Post()
  selection(
    @Scope() scope: WorkspaceAccess,
    @StillSignedIn() isStillSignedIn: () => Promise<boolean>,
    @Body(zod(ExportSelection)) { ids }: ExportSelection,
  ): Promise<StreamableFile> {
    return this.zip({ scope, isStillSignedIn }, ids);
  }

  private async zip(asked: Asked, ids: readonly string[] | null): Promise<StreamableFile> {
    const archive = await this.exports.open(asked, ids);
    return new StreamableFile(archive, { type: 'application/zip' });
  }
}
