import { Body, Controller, Get, Headers, HttpCode, Inject, Param, Post } from '@nestjs/common';
import type { z } from 'zod';
import { Open } from '../../common/http/open';
import { CurrentPerson, type Person } from '../../common/http/person';
import { RateLimit } from '../../common/http/rate-limit';
import { SessionOnly } from '../../common/http/token-rights';
import { zod } from '../../common/http/zod';
import {
  CreatePairing,
  type Pairing,
  type PairingAnswer,
  type PairingRequest,
} from '../../contract/keys';
import type { Config } from '../../infra/config/config';
import { CONFIG } from '../../infra/config/config.module';
import { toCreatedKey } from './keys.mapper';
import { toPairing, toPairingRequest } from './pairings.mapper';
import { PairingsService } from './pairings.service';

@Controller('cli/pairings')
export class PairingsController {
  constructor(
    private readonly pairings: PairingsService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Open()
  @RateLimit('signIn')
  @Post()
  async create(
    @Body(zod(CreatePairing)) { device_name }: z.output<typeof CreatePairing>,
  ): Promise<Pairing> {
    return toPairing(await this.pairings.start(device_name), this.config.publicUrl);
  }

  @Open()
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
    return toPairingRequest(await this.pairings.get(person.id, code)) satisfies PairingRequest;
  }

  @SessionOnly()
  @RateLimit('pairings')
  @HttpCode(204)
  @Post(':id/approve')
  async approve(@CurrentPerson() person: Person, @Param('id') code: string): Promise<void> {
    await this.pairings.answer(person.id, code, 'approved');
  }

  @SessionOnly()
  @RateLimit('pairings')
  @HttpCode(204)
  @Post(':id/deny')
  async deny(@CurrentPerson() person: Person, @Param('id') code: string): Promise<void> {
    await this.pairings.answer(person.id, code, 'denied');
  }
}
