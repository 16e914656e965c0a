import { ConfigError } from '../config/config';
import { EmbeddedPostgresError } from '../database/embedded/binaries';
import { MigrationError } from '../database/migrations';
import { DataDirLockedError } from './data-dir-lock';

/** An error whose message the person who starts the program should read; other errors keep their stack. */
export class StartError extends Error {}

const KINDS = [ConfigError, DataDirLockedError, EmbeddedPostgresError, MigrationError, StartError];

/** Logs why a start failed: one sentence for problems that the reader can repair. */
export function tellStartFailure(error: unknown): void {
  const isForTheReader = KINDS.some((kind) => error instanceof kind);
  console.error(isForTheReader ? (error as Error).message : error);
}
