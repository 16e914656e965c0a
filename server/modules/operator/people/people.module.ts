import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/auth.module';
import { BillingModule } from '../../billing/billing.module';
import { KeysModule } from '../../keys/keys.module';
import { SiteModule } from '../../site/site.module';
import { PeopleController } from './people.controller';
import { PeopleLinksService } from './people-links.service';
import { PeoplePageService } from './people-page.service';
import { PeopleService } from './people.service';

/** The accounts of this server in the hands of its operators: on their page and on the command line. */
@Module({
  imports: [AuthModule, BillingModule, KeysModule, SiteModule],
  controllers: [PeopleController],
  providers: [PeopleLinksService, PeoplePageService, PeopleService],
  exports: [PeopleService],
})
export class PeopleModule {}
