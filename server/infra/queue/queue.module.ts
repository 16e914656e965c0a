import { Global, Module } from '@nestjs/common';
import { JobDesk } from './job-desk';
import { JobQueue } from './job-queue';
import { JobTable } from './job-table';

/** Jobs live in the database, so that nothing is lost with a process. */
@Global()
@Module({ providers: [JobDesk, JobQueue, JobTable], exports: [JobDesk, JobQueue, JobTable] })
export class QueueModule {}
