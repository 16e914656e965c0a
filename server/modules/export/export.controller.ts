import { Controller, Get, Header, Query, StreamableFile } from '@nestjs/common';
import { RateLimit } from '../../common/http/rate-limit';
import { zod } from '../../common/http/zod';
import type { WorkspaceScope } from '../../common/workspace-scope';
import { ExportQuery } from '../../contract/export';
import { Scope } from '../workspaces/scope';
import { ExportService } from './export.service';

@Controller('export')
export class ExportController {
  constructor(private readonly exports: ExportService) {}

  @RateLimit('exports')
  @Header('Content-Disposition', 'attachment; filename="shotvault.zip"')
  @Get()
  async download(
    @Scope() scope: WorkspaceScope,
    @Query(zod(ExportQuery)) { ids }: ExportQuery,
  ): Promise<StreamableFile> {
    const wanted = ids === undefined ? null : ids.split(',').filter((id) => id !== '');
    const zip = await this.exports.open(scope, wanted);
    return new StreamableFile(zip, { type: 'application/zip' });
  }
}
