import { Module } from '@nestjs/common';
import { MailModule } from '../../infra/mail/mail.module';
import { SiteMailService } from './site-mail.service';
import { SiteRepository } from './site.repository';
import { SiteService } from './site.service';

/** The name and the contact address of this installation. */
@Module({
  imports: [MailModule],
  providers: [SiteMailService, SiteRepository, SiteService],
  exports: [SiteMailService, SiteService],
})
export class SiteModule {}
