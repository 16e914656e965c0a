import { Module } from '@nestjs/common';
import { OperatorToolsModule } from '../operations/operator-tools.module';
import { InstallationRepository } from './installation.repository';
import { Installation } from './installation.service';
import { OperatorController } from './operator.controller';

/** How the installation is, for the people whom its configuration names. */
@Module({
  imports: [OperatorToolsModule],
  controllers: [OperatorController],
  providers: [Installation, InstallationRepository],
})
export class OperatorModule {}
