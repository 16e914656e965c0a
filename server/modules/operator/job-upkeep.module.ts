import { Module } from '@nestjs/common';
import { EndedJobsSchedule } from './tools/ended-jobs.schedule';

/** The worker forgets jobs that are done. */
@Module({ providers: [EndedJobsSchedule] })
export class JobUpkeepModule {}
