import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { CurrentPerson, type Person } from '../../common/http/person.decorator';
import { zod } from '../../common/http/zod.pipe';
import type { WorkspaceAccess } from '../../common/workspace-scope';
import {
  ArrangeCollection,
  type Collection,
  CreateCollection,
  type CreatedCollection,
  UpdateCollection,
} from '../../contract/collections';
import { Requires } from '../billing/plans/requires.decorator';
import { Scope } from '../workspaces/scope.pipe';
import { asksForAdvancedSearch } from './asks-for-advanced-search';
import { toCollection } from './collections.mapper';
import { CollectionsService } from './collections.service';

@Controller('collections')
export class CollectionsController {
  constructor(private readonly collections: CollectionsService) {}

  @Get()
  async list(@Scope() scope: WorkspaceAccess): Promise<Collection[]> {
    return (await this.collections.list(scope)).map(toCollection);
  }

  @Requires('advanced_search', { when: asksForAdvancedSearch })
  @Post()
  async create(
    @Scope() scope: WorkspaceAccess,
    @Body(zod(CreateCollection)) body: CreateCollection,
  ): Promise<CreatedCollection> {
    const row = await this.collections.create(scope, body);
    return { collection_id: row.id, collection: toCollection(row) };
  }

  @Patch(':id')
  async update(
    @CurrentPerson() person: Person,
    @Param('id') id: string,
    @Body(zod(UpdateCollection)) body: UpdateCollection,
  ): Promise<Collection> {
    return toCollection(await this.collections.update(person, id, body));
  }

  @HttpCode(200)
  @Post(':id/arrange')
  async arrange(
    @CurrentPerson() person: Person,
    @Param('id') id: string,
    @Body(zod(ArrangeCollection)) body: ArrangeCollection,
  ): Promise<Collection> {
    return toCollection(await this.collections.arrange(person, id, body));
  }

  @HttpCode(204)
  @Delete(':id')
  async remove(@CurrentPerson() person: Person, @Param('id') id: string): Promise<void> {
    await this.collections.remove(person, id);
  }

  @HttpCode(200)
  @Post(':id/restore')
  async restore(@CurrentPerson() person: Person, @Param('id') id: string): Promise<Collection> {
    return toCollection(await this.collections.restore(person, id));
  }
}
