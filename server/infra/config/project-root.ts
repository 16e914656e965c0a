import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder with package.json, found from `server/` (tests, scripts) and from `dist/server/`. */
export function projectRoot(from = __dirname): string {
  let folder = from;
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error(`No package.json above ${from}`);
    folder = parent;
  }
  return folder;
}
