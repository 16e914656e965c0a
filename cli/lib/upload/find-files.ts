import { type Dirent, existsSync, statSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, extname, join, relative, resolve, sep } from 'node:path';
import { globBase, globToRegExp, ignores, isGlob } from './glob';

export interface FoundFile {
  /** Absolute. */
  path: string;
  size: number;
  mtimeMs: number;
}

export interface FindOptions {
  recursive: boolean;
  includeHidden: boolean;
  ignore: readonly string[];
  /** Files changed before it are left out. */
  since: Date | null;
}

export interface Found {
  files: FoundFile[];
  /** Paths that name nothing. */
  missing: string[];
}

/** What the server takes; in a folder everything else is left out without a word. */
const EXTENSIONS = new Set(
  '.png .jpg .jpeg .webp .gif .avif .tif .tiff .bmp .heic .heif'.split(' '),
);

/** The files behind what was typed: files, folders and patterns, each file once. */
export async function findFiles(paths: readonly string[], options: FindOptions): Promise<Found> {
  const files = new Map<string, FoundFile>();
  const missing: string[] = [];
  for (const path of paths) {
    const found = await pathsOf(path, options);
    if (found.length === 0 && !existsSync(path)) missing.push(path);
    for (const name of found) {
      const file = await fileAt(name);
      if (file && (!options.since || file.mtimeMs >= options.since.getTime())) {
        files.set(file.path, file);
      }
    }
  }
  return { files: [...files.values()], missing };
}

async function pathsOf(path: string, options: FindOptions): Promise<string[]> {
  if (existsSync(path)) {
    return statSync(path).isDirectory() ? walk(path, options, options.recursive) : [path];
  }
  if (!isGlob(path)) return [];
  const pattern = path.split(sep).join('/').replace(/^\.\//, '');
  const base = globBase(pattern);
  const test = globToRegExp(pattern);
  const below = await walk(base, options, true);
  return below.filter((name) => test.test(name.split(sep).join('/')));
}

/** Images below a folder, in the order of their names. Links to folders are not followed: they may go in circles. */
async function walk(
  folder: string,
  options: FindOptions,
  isDeep: boolean,
  root = folder,
): Promise<string[]> {
  const isIgnored = ignores(options.ignore);
  const result: string[] = [];
  for (const entry of (await entriesOf(folder)).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.name.startsWith('.') && !options.includeHidden) continue;
    if (isIgnored(relative(root, path).split(sep).join('/'))) continue;
    if (entry.isDirectory()) {
      if (isDeep) result.push(...(await walk(path, options, true, root)));
    } else if (EXTENSIONS.has(extname(entry.name).toLowerCase())) result.push(path);
  }
  return result;
}

async function entriesOf(folder: string): Promise<Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    // A pattern may begin where nothing is; it then matches nothing.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

async function fileAt(path: string): Promise<FoundFile | null> {
  try {
    const { size, mtimeMs } = await stat(path);
    return { path: resolve(path), size, mtimeMs };
  } catch {
    // It went away, or is a link to nothing.
    return null;
  }
}

export const folderNameOf = ({ path }: FoundFile): string => basename(resolve(path, '..'));
