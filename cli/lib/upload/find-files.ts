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
  /** Folders that do not let us in. */
  closed: string[];
}

/** What the server takes; in a folder everything else is left out without a word. */
const EXTENSIONS = new Set(
  '.png .jpg .jpeg .webp .gif .avif .tif .tiff .bmp .heic .heif'.split(' '),
);

/** The files behind what was typed: files, folders and patterns, each file once. */
export async function findFiles(paths: readonly string[], options: FindOptions): Promise<Found> {
  const files = new Map<string, FoundFile>();
  const missing: string[] = [];
  const closed: string[] = [];
  for (const path of paths) {
    const found = await pathsOf(path, options, closed);
    if (found.length === 0 && !existsSync(path)) missing.push(path);
    for (const name of found) {
      const file = await fileAt(name);
      if (file && (!options.since || file.mtimeMs >= options.since.getTime())) {
        files.set(file.path, file);
      }
    }
  }
  return { files: [...files.values()], missing, closed };
}

async function pathsOf(path: string, options: FindOptions, closed: string[]): Promise<string[]> {
  if (existsSync(path)) {
    return statSync(path).isDirectory()
      ? walk({ folder: path, closed, options, isDeep: options.recursive })
      : [path];
  }
  if (!isGlob(path)) return [];
  const pattern = path.split(sep).join('/').replace(/^\.\//, '');
  const base = globBase(pattern);
  const test = globToRegExp(pattern);
  const below = await walk({ folder: base, closed, options, isDeep: true });
  return below.filter((name) => test.test(name.split(sep).join('/')));
}

interface Walk {
  folder: string;
  options: FindOptions;
  isDeep: boolean;
  /** Collects what cannot be looked into. */
  closed: string[];
}

/** Images below a folder, in the order of their names. Links to folders are not followed: they may go in circles. */
async function walk(job: Walk, root = job.folder): Promise<string[]> {
  const { folder, options, isDeep, closed } = job;
  const isIgnored = ignores(options.ignore);
  const result: string[] = [];
  for (const entry of (await entriesOf(folder, closed)).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    const path = join(folder, entry.name);
    if (entry.name.startsWith('.') && !options.includeHidden) continue;
    if (isIgnored(relative(root, path).split(sep).join('/'))) continue;
    if (entry.isDirectory()) {
      if (isDeep) result.push(...(await walk({ ...job, folder: path }, root)));
    } else if (EXTENSIONS.has(extname(entry.name).toLowerCase())) result.push(path);
  }
  return result;
}

async function entriesOf(folder: string, closed: string[]): Promise<Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (/^(EACCES|EPERM)$/.test(code)) closed.push(folder);
    // A pattern may begin where nothing is; it then matches nothing.
    else if (code !== 'ENOENT') throw error;
    return [];
  }
}

async function fileAt(path: string): Promise<FoundFile | null> {
  try {
    const found = await stat(path);
    // A pipe would be waited for without end.
    if (!found.isFile()) return null;
    const { size, mtimeMs } = found;
    return { path: resolve(path), size, mtimeMs };
  } catch {
    // It went away, or is a link to nothing.
    return null;
  }
}

export const folderNameOf = ({ path }: FoundFile): string => basename(resolve(path, '..'));
