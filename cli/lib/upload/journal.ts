import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stateFolder } from '../config';
import type { FoundFile } from './find-files';

export interface JournalEntry extends FoundFile {
  hash: string;
  id: string;
}

/**
 * Files that were stored from this machine, so that a second run does not read them again. One journal for each
 * workspace.
 */
export class Journal {
  private readonly entries = new Map<string, JournalEntry>();

  constructor(private readonly path: string) {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    const lines = linesOf(path);
    for (const line of lines) {
      const entry = parsed(line);
      if (entry) this.entries.set(entry.path, entry);
    }
    if (lines.length > 2 * this.entries.size) this.rewrite();
  }

  /** Returns null when the file has changed. */
  find({ path, size, mtimeMs }: FoundFile): JournalEntry | null {
    const entry = this.entries.get(path);
    return entry && entry.size === size && entry.mtimeMs === mtimeMs ? entry : null;
  }

  /** Written at once, so that an interruption loses nothing. */
  add({ path, size, mtimeMs, hash, id }: JournalEntry): void {
    const entry = { path, size, mtimeMs, hash, id };
    this.entries.set(path, entry);
    appendFileSync(this.path, `${JSON.stringify(entry)}\n`, { mode: 0o600 });
  }

  private rewrite(): void {
    const text = [...this.entries.values()].map((entry) => `${JSON.stringify(entry)}\n`).join('');
    writeFileSync(this.path, text, { mode: 0o600 });
  }
}

/** The journal of one workspace of one person on one server. */
export function journalOf(...space: (string | null)[]): Journal {
  const name = createHash('sha256').update(space.join('\n')).digest('hex').slice(0, 16);
  return new Journal(join(stateFolder(), `uploads-${name}.jsonl`));
}

function linesOf(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n').filter(Boolean);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function parsed(line: string): JournalEntry | null {
  try {
    return JSON.parse(line) as JournalEntry;
  } catch {
    // The last line of an interrupted run.
    return null;
  }
}
