import type { Client } from 'pg';

export interface SeedOptions {
  workspaceId: string;
  userId: string;
  rows: number;
  /** Only so many of them, those uploaded last. */
  newest?: number;
  /** Where the numbers begin: each has an id of its own in the whole database. */
  start?: number;
}

export function seedRows(
  client: Client,
  options: SeedOptions,
  onProgress: (done: number) => void,
): Promise<void>;
