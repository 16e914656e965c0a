import { Injectable } from '@nestjs/common';
import { setTimeout as wait } from 'node:timers/promises';
import { AppError, type ErrorCode } from '../../common/app-error';
import { SingleFlight } from '../../common/single-flight';
import { FileStorage } from '../../infra/storage/file-storage';
import { HealthRepository } from './health.repository';

/** Orchestrators ask every few seconds and time out soon. */
const PATIENCE_MS = 3_000;

/** Checks whether this process can work: the database and the storage must answer. */
@Injectable()
export class HealthService {
  /** Simultaneous checks share one request to each part. */
  private readonly asking = new SingleFlight<boolean>();

  constructor(
    private readonly repository: HealthRepository,
    private readonly storage: FileStorage,
  ) {}

  /** Throws 503 with the name of the unavailable part. */
  async assertReady(): Promise<void> {
    const { repository, storage } = this;
    await Promise.all([
      this.ask('database_unavailable', 'The database', () => repository.ping()),
      this.ask('storage_unavailable', 'The store of the images', () => storage.ping()),
    ]);
  }

  private async ask(code: ErrorCode, part: string, ping: () => Promise<void>): Promise<void> {
    if (await this.asking.ask(code, () => answersInTime(ping))) return;
    throw new AppError(code, `${part} does not answer right now.`);
  }
}

async function answersInTime(ping: () => Promise<void>): Promise<boolean> {
  const isThere = ping().then(
    () => true,
    // The cause is logged by the code that uses this part.
    () => false,
  );
  const late = new AbortController();
  const gaveUp = wait(PATIENCE_MS, false, { signal: late.signal }).catch(() => false);
  return Promise.race([isThere, gaveUp]).finally(() => late.abort());
}
