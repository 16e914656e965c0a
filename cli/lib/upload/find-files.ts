import { type Dirent, existsSync, statSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, join, relative, resolve, sep } from 'node:path';
import { hasImageEnding } from '../../../server/contract/storage/image-types';
import { globBase, globMatcher, ignores, isGlob } from './glob';

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
  /** Leaves out files changed before this time. */
  since: Date | null;
}

export interface Found {
  files: FoundFile[];
  /** Paths that do not exist. */
  missing: string[];
  /** Folders that cannot be read. */
  closed: string[];
  /** The number of folders that were not entered because folders are not taken with all below them. */
  notEntered: number;
}

/** The files of typed paths and patterns, each file once. */
export async function findFiles(paths: readonly string[], options: FindOptions): Promise<Found> {
  const files = new Map<string, FoundFile>();
  const missing: string[] = [];
  const left: Left = { closed: [], notEntered: 0 };
  for (const path of paths) {
    const found = await pathsOf(path, options, left);
    if (found.length === 0 && !existsSync(path)) missing.push(path);
    for (const name of found) {
      const file = await fileAt(name);
      if (file && (!options.since || file.mtimeMs >= options.since.getTime())) {
        files.set(file.path, file);
      }
    }
  }
  return { files: [...files.values()], missing, ...left };
}

/** Collects the folders whose files are not among the found ones. */
type Left = Pick<Found, 'closed' | 'notEntered'>;

async function pathsOf(path: string, options: FindOptions, left: Left): Promise<string[]> {
  if (existsSync(path)) {
    return statSync(path).isDirectory()
      ? walk({ folder: path, left, options, isDeep: options.recursive })
      : [path];
  }
  if (!isGlob(path)) return [];
  const pattern = path.split(sep).join('/').replace(/^\.\//, '');
  const base = globBase(pattern);
  const isMatch = globMatcher(pattern);
  const below = await walk({ folder: base, left, options, isDeep: true });
  return below.filter((name) => isMatch(name.split(sep).join('/')));
}

interface Walk {
  folder: string;
  options: FindOptions;
  isDeep: boolean;
  left: Left;
}

/**
 * Images below a folder, ordered by name; other files are skipped silently. Links to folders are not followed, because
 * they may form cycles.
 */
async function walk(job: Walk, root = job.folder): Promise<string[]> {
  const { folder, options, isDeep, left } = job;
  const isIgnored = ignores(options.ignore);
  const result: string[] = [];
  for (const entry of (await entriesOf(folder, left.closed)).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    const path = join(folder, entry.name);
    if (entry.name.startsWith('.') && !options.includeHidden) continue;
    if (isIgnored(relative(root, path).split(sep).join('/'))) continue;
    if (entry.isDirectory()) {
      if (isDeep) result.push(...(await walk({ ...job, folder: path }, root)));
      else left.notEntered += 1;
    } else if (hasImageEnding(entry.name)) result.push(path);
  }
  return result;
}

async function entriesOf(folder: string, closed: string[]): Promise<Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (/^(EACCES|EPERM)$/.test(code)) closed.push(folder);
    // A pattern may start at a missing folder; it then matches nothing.
    else if (code !== 'ENOENT') throw error;
    return [];
  }
}

async function fileAt(path: string): Promise<FoundFile | null> {
  try {
    const found = await stat(path);
    // Reading a pipe would wait for ever.
    if (!found.isFile()) return null;
    const { size, mtimeMs } = found;
    return { path: resolve(path), size, mtimeMs };
  } catch {
    // It was deleted, or is a broken link.
    return null;
  }
}

export const folderNameOf = ({ path }: FoundFile): string => basename(resolve(path, '..'));
