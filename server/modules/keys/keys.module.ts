import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module';
import { BillingModule } from '../billing/billing.module';
import { WorkspacesModule } from '../workspaces/workspaces.module';
import { BearerAuthenticator } from './bearer-authenticator';
import { KeysController } from './keys.controller';
import { KeysRepository } from './keys.repository';
import { KeysService } from './keys.service';
import { PairingsController } from './pairings.controller';
import { PairingsRepository } from './pairings.repository';
import { PairingsService } from './pairings.service';

@Module({
  imports: [AuthModule, WorkspacesModule, BillingModule],
  controllers: [KeysController, PairingsController],
  providers: [
    BearerAuthenticator,
    KeysRepository,
    KeysService,
    PairingsRepository,
    PairingsService,
  ],
  exports: [BearerAuthenticator, KeysService],
})
export class KeysModule {}
