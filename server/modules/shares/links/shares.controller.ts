import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Patch,
  Post,
  Query,
  Res,
} from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CurrentPerson, type Person } from '../../../common/http/person.decorator';
import { SessionOnly } from '../../../common/http/token-rights.decorator';
import { zod } from '../../../common/http/zod.pipe';
import type { WorkspaceAccess } from '../../../common/workspace-scope';
import {
  CreateShare,
  type RevokedShares,
  type Share,
  type ShareRules,
  SharesQuery,
  UpdateShare,
  UpdateShareRules,
} from '../../../contract/sharing/shares';
import { Scope } from '../../workspaces/scope.pipe';
import { ShareRulesService } from './share-rules.service';
import { toShare } from './shares.mapper';
import { SharesService } from './shares.service';

@Controller('shares')
export class SharesController {
  constructor(
    private readonly shares: SharesService,
    private readonly rules: ShareRulesService,
  ) {}

  @Get()
  async list(
    @Scope() scope: WorkspaceAccess,
    @Query(zod(SharesQuery)) query: SharesQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Share[]> {
    const rows = await this.shares.list(scope, query);
    const last = rows.at(-1);
    if (last && rows.length === query.limit) reply.header('X-Next-Cursor', last.row.id);
    return rows.map(toShare);
  }

  @Post()
  async create(
    @CurrentPerson() person: Person,
    @Body(zod(CreateShare)) body: CreateShare,
  ): Promise<Share> {
    return toShare(await this.shares.create(person, body));
  }

  @Delete()
  async revokeAll(@Scope() scope: WorkspaceAccess): Promise<RevokedShares> {
    return { revoked: await this.shares.revokeAll(scope) };
  }

  @Get('rules')
  getRules(@Scope() scope: WorkspaceAccess): Promise<ShareRules> {
    return this.rules.get(scope);
  }

  /** The rules decide what leaves the workspace, so tokens may not change them. */
  @SessionOnly()
  @Patch('rules')
  updateRules(
    @Scope() scope: WorkspaceAccess,
    @Body(zod(UpdateShareRules)) body: UpdateShareRules,
  ): Promise<ShareRules> {
    return this.rules.update(scope, body);
  }

  @Patch(':id')
  async update(
    @CurrentPerson() person: Person,
    @Param('id') id: string,
    @Body(zod(UpdateShare)) body: UpdateShare,
  ): Promise<Share> {
    return toShare(await this.shares.update(person, id, body));
  }

  @HttpCode(200)
  @Post(':id/renew')
  async renew(@CurrentPerson() person: Person, @Param('id') id: string): Promise<Share> {
    return toShare(await this.shares.renew(person, id));
  }

  @HttpCode(204)
  @Delete(':id')
  revoke(@CurrentPerson() person: Person, @Param('id') id: string): Promise<void> {
    return this.shares.revoke(person, id);
  }
}
