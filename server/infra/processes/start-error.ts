import { ConfigError } from '../config/config';
import { EmbeddedPostgresError } from '../database/embedded/binaries';
import { MigrationError } from '../database/migrations';
import { DataDirLockedError } from './data-dir-lock';

/** What somebody who starts a program has to read; anything else is a fault and keeps its stack. */
export class StartError extends Error {}

const KINDS = [ConfigError, DataDirLockedError, EmbeddedPostgresError, MigrationError, StartError];

/** Says why a start failed: in one sentence where that is the reader's to mend. */
export function tellStartFailure(error: unknown): void {
  const isForTheReader = KINDS.some((kind) => error instanceof kind);
  console.error(isForTheReader ? (error as Error).message : error);
}
