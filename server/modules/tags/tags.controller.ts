import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import type { z } from 'zod';
import { zod } from '../../common/http/zod.pipe';
import type { WorkspaceAccess } from '../../common/workspace-scope';
import { type RenamedTag, RenameTag, type TagSummary } from '../../contract/tags';
import { Scope } from '../workspaces/scope.pipe';
import { toTagSummary } from './tags.mapper';
import { TagsService } from './tags.service';

@Controller('tags')
export class TagsController {
  constructor(private readonly tags: TagsService) {}

  @Get()
  async list(@Scope() scope: WorkspaceAccess): Promise<TagSummary[]> {
    return (await this.tags.list(scope)).map(toTagSummary);
  }

  @Patch(':name')
  async rename(
    @Scope() scope: WorkspaceAccess,
    @Param('name') name: string,
    @Body(zod(RenameTag)) body: z.output<typeof RenameTag>,
  ): Promise<RenamedTag> {
    const { tag, isMerged } = await this.tags.rename(scope, name, body.name);
    return { ...toTagSummary(tag), merged: isMerged };
  }

  @HttpCode(204)
  @Delete(':name')
  async remove(@Scope() scope: WorkspaceAccess, @Param('name') name: string): Promise<void> {
    await this.tags.remove(scope, name);
  }

  @HttpCode(200)
  @Post(':name/restore')
  async restore(@Scope() scope: WorkspaceAccess, @Param('name') name: string): Promise<TagSummary> {
    return toTagSummary(await this.tags.restore(scope, name));
  }
}
