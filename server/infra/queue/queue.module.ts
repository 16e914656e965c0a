import { Global, Module } from '@nestjs/common';
import { JobQueue } from './job-queue';
import { JobTable } from './job-table';

/** Jobs live in the database, so that nothing is lost with a process. */
@Global()
@Module({ providers: [JobQueue, JobTable], exports: [JobQueue, JobTable] })
export class QueueModule {}
