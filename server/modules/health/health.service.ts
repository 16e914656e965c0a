import { Injectable } from '@nestjs/common';
import { setTimeout as wait } from 'node:timers/promises';
import { AppError, type ErrorCode } from '../../common/app-error';
import { SingleFlight } from '../../common/single-flight';
import { FileStorage } from '../../infra/storage/file-storage';
import { HealthRepository } from './health.repository';

/** Orchestrators ask every few seconds and give up soon. */
const PATIENCE_MS = 3_000;

/** Whether this process can do its work: everything that it needs answers. */
@Injectable()
export class HealthService {
  /** Many who ask at once are one question for each part. */
  private readonly asking = new SingleFlight<boolean>();

  constructor(
    private readonly repository: HealthRepository,
    private readonly storage: FileStorage,
  ) {}

  /** Throws 503 with the name of the part that is away. */
  async assertReady(): Promise<void> {
    const { repository, storage } = this;
    await Promise.all([
      this.ask('database_unavailable', 'The database', () => repository.pingForSystem()),
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
    // Which error it was is told by whoever needs the part for more than this.
    () => false,
  );
  const late = new AbortController();
  const gaveUp = wait(PATIENCE_MS, false, { signal: late.signal }).catch(() => false);
  return Promise.race([isThere, gaveUp]).finally(() => late.abort());
}
