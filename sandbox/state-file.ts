import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** The sandbox's state over a restart: one small file, replaced atomically. */
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
