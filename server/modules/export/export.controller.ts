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
import { RateLimit } from '../../common/http/rate-limit';
import { Reads } from '../../common/http/token-rights';
import { zod } from '../../common/http/zod';
import type { WorkspaceScope } from '../../common/workspace-scope';
import { ExportQuery, ExportSelection } from '../../contract/export';
import { Scope } from '../workspaces/scope';
import { ExportService } from './export.service';

const DISPOSITION = 'attachment; filename="shotvault.zip"';

@Controller('export')
export class ExportController {
  constructor(private readonly exports: ExportService) {}

  @RateLimit('exports')
  @Header('Content-Disposition', DISPOSITION)
  @Get()
  async download(
    @Scope() scope: WorkspaceScope,
    @Query(zod(ExportQuery)) { ids }: ExportQuery,
  ): Promise<StreamableFile> {
    const wanted = ids === undefined ? null : ids.split(',').filter((id) => id !== '');
    return this.zip(scope, wanted);
  }

  @RateLimit('exports')
  @Header('Content-Disposition', DISPOSITION)
  @Reads()
  @HttpCode(200)
  @Post()
  selection(
    @Scope() scope: WorkspaceScope,
    @Body(zod(ExportSelection)) { ids }: ExportSelection,
  ): Promise<StreamableFile> {
    return this.zip(scope, ids);
  }

  private async zip(scope: WorkspaceScope, ids: readonly string[] | null): Promise<StreamableFile> {
    const archive = await this.exports.open(scope, ids);
    return new StreamableFile(archive, { type: 'application/zip' });
  }
}
