import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CurrentPerson, type Person } from '../../common/http/person.decorator';
import { FreshSignIn, SessionOnly } from '../../common/http/token-rights.decorator';
import { zod } from '../../common/http/zod.pipe';
import { type CreatedKey, CreateKey, type Key } from '../../contract/keys';
import { Requires } from '../billing/plans/requires.decorator';
import { toCreatedKey, toKey } from './keys.mapper';
import { KeysService } from './keys.service';

@Controller('keys')
export class KeysController {
  constructor(private readonly keys: KeysService) {}

  @SessionOnly()
  @Get()
  async list(@CurrentPerson() person: Person): Promise<Key[]> {
    return (await this.keys.list(person)).map(toKey);
  }

  @SessionOnly()
  @FreshSignIn()
  @Requires('api_access', { of: 'person' })
  @Post()
  async create(
    @CurrentPerson() person: Person,
    @Body(zod(CreateKey)) { name, scopes }: CreateKey,
  ): Promise<CreatedKey> {
    const wanted = { kind: 'key' as const, name, canWrite: scopes.includes('write') };
    return toCreatedKey(await this.keys.issue(person, wanted));
  }

  @HttpCode(204)
  @Delete(':id')
  async remove(
    @CurrentPerson() person: Person,
    @Param('id') id: string,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.keys.remove(person, id, request.token);
  }
}
