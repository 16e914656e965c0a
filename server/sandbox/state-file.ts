import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** What the sandbox remembers over a restart: one small file, replaced as a whole. */
export class StateFile {
  constructor(private readonly path: string) {}

  read<T>(fallback: T): T {
    if (!existsSync(this.path)) return fallback;
    return JSON.parse(readFileSync(this.path, 'utf8')) as T;
  }

  write(state: unknown): void {
    writeFileSync(`${this.path}.new`, JSON.stringify(state), { mode: 0o600 });
    renameSync(`${this.path}.new`, this.path);
  }
}
