import { resolve } from 'node:path';
import { sharingSpecs } from './specs.mjs';

const ROOT = resolve(__dirname, '../..');

/**
 * Registers every `of`-th spec below these folders in this realm. jest gives each test file a realm of its own and
 * loads all modules anew, which costs more than most specs; here many specs share one.
 */
export function specsOfGroup(folders: readonly string[], number: number, of: number): void {
  const ours = sharingSpecs(folders).filter((_, n) => n % of === number - 1);
  for (const path of ours) {
    describe(path, () => {
      beforeAll(startClean);
      // Loaded here, so that hooks of its top level hold for its own tests only.
      // eslint-disable-next-line @typescript-eslint/no-require-imports
      require(resolve(ROOT, path));
    });
  }
}

/** Removes stored choices and the false clock of the spec before, which a file of its own would not see. */
function startClean(): void {
  jest.useRealTimers();
  const { localStorage, sessionStorage } = globalThis as unknown as Record<
    string,
    Partial<Storage>
  >;
  localStorage?.clear?.();
  sessionStorage?.clear?.();
}
