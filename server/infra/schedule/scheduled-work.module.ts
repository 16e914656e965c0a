import { type DynamicModule, Module } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { Leadership } from '../database/leadership';
import { Leader, NeverLeader } from './leader';
import { ScheduledWorkService } from './scheduled-work.service';

/** Modules register their work in every process; only worker processes run it, and of several workers one. */
@Module({})
export class ScheduledWorkModule {
  static forWorkers(): DynamicModule {
    return {
      module: ScheduledWorkModule,
      global: true,
      imports: [ScheduleModule.forRoot()],
      providers: [Leadership, { provide: Leader, useExisting: Leadership }, ScheduledWorkService],
      exports: [ScheduledWorkService],
    };
  }

  /** Without the scheduler `@Cron` does nothing. */
  static forOthers(): DynamicModule {
    return {
      module: ScheduledWorkModule,
      global: true,
      providers: [{ provide: Leader, useClass: NeverLeader }, ScheduledWorkService],
      exports: [ScheduledWorkService],
    };
  }
}
