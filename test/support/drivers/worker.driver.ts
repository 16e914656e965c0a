import type { INestApplicationContext } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { WorkerModule } from '../../../server/worker.module';
import { Clock, WallClock } from '../../../server/common/clock';
import { Database } from '../../../server/infra/database/database';
import { JobDispatcher } from '../../../server/infra/queue/job-dispatcher';
import { lockWatch } from '../lock-watch';
import type { RunningApp } from './running-app';

/** The worker's modules in this process, on the clock of the test. */
export class WorkerDriver {
  private worker: INestApplicationContext | undefined;

  constructor(private readonly app: RunningApp) {}

  async start(): Promise<void> {
    await this.prepare();
    await this.worker?.get(JobDispatcher).start(1);
  }

  /** Its services alone: no job is taken. */
  async prepare(): Promise<void> {
    const { config, clock } = this.app;
    const module = await Test.createTestingModule({ imports: [WorkerModule.forRoot(config)] })
      .overrideProvider(Clock)
      .useValue(clock)
      .overrideProvider(WallClock)
      .useValue(clock)
      .compile();
    this.worker = await module.init();
    this.worker.get(Database).observe(lockWatch());
  }

  /** A service of the running worker. */
  get<Service>(type: abstract new (...args: never[]) => Service): Service {
    if (!this.worker) throw new Error('no worker runs');
    return this.worker.get(type);
  }

  async stop(): Promise<void> {
    await this.worker?.close();
    this.worker = undefined;
  }
}
