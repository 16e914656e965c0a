import { Body, Controller, Get, Headers, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Public } from '../../common/http/public.decorator';
import { CurrentPerson, type Person } from '../../common/http/person.decorator';
import { RateLimit } from '../../common/http/rate-limit.guard';
import { SessionOnly } from '../../common/http/token-rights.decorator';
import { zod } from '../../common/http/zod.pipe';
import {
  CreatePairing,
  type Pairing,
  type PairingAnswer,
  type PairingRequest,
} from '../../contract/keys';
import type { Config } from '../../infra/config/config';
import { CONFIG } from '../../infra/config/config.module';
import { toCreatedKey } from './keys.mapper';
import { shownAddress, toPairing, toPairingRequest } from './pairings.mapper';
import { PairingsService } from './pairings.service';

@Controller('cli/pairings')
export class PairingsController {
  constructor(
    private readonly pairings: PairingsService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Public()
  @RateLimit('signIn')
  @Post()
  async create(
    @Body(zod(CreatePairing)) { device_name: deviceName }: z.output<typeof CreatePairing>,
    @Req() { ip }: FastifyRequest,
  ): Promise<Pairing> {
    const started = await this.pairings.start({ deviceName, address: shownAddress(ip) });
    return toPairing(started, this.config.publicUrl);
  }

  @Public()
  @Get(':id')
  async poll(
    @Param('id') id: string,
    @Headers('x-device-secret') deviceSecret = '',
  ): Promise<PairingAnswer> {
    const { state, granted } = await this.pairings.poll(id, deviceSecret);
    return { state, granted: granted && toCreatedKey(granted) };
  }

  @SessionOnly()
  @RateLimit('pairings')
  @Get(':id/request')
  async request(@CurrentPerson() person: Person, @Param('id') code: string) {
    return toPairingRequest(await this.pairings.get(person, code)) satisfies PairingRequest;
  }

  @SessionOnly()
  @RateLimit('pairings')
  @HttpCode(204)
  @Post(':id/approve')
  async approve(@CurrentPerson() person: Person, @Param('id') code: string): Promise<void> {
    await this.pairings.answer(person, code, 'approved');
  }

  @SessionOnly()
  @RateLimit('pairings')
  @HttpCode(204)
  @Post(':id/deny')
  async deny(@CurrentPerson() person: Person, @Param('id') code: string): Promise<void> {
    await this.pairings.answer(person, code, 'denied');
  }
}
