import { Module } from '@nestjs/common';
import { PeopleModule } from './people/people.module';
import { OperatorToolsModule } from './operator-tools.module';
import { InstallationRepository } from './page/installation.repository';
import { InstallationService } from './page/installation.service';
import { OperatorController } from './page/operator.controller';
import { SiteController } from './page/site.controller';
import { SiteModule } from '../site/site.module';

/** The status page of the installation, for the operators that its configuration names. */
@Module({
  imports: [OperatorToolsModule, PeopleModule, SiteModule],
  controllers: [OperatorController, SiteController],
  providers: [InstallationService, InstallationRepository],
})
export class OperatorModule {}
