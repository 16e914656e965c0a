import { spawnSync } from 'node:child_process';
import { cpSync, lstatSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tmpdir, userInfo } from 'node:os';
import {
  binary,
  EmbeddedPostgresError,
  isOpenToEverybody,
  type PostgresTree,
  restoreLibraryLinks,
  SET_DATABASE_URL,
} from './binaries';

const NOBODY = 65_534;
const POWERS = '+dac_override,+dac_read_search';
const NAMESPACE = ['unshare', '-U'];

/** The way to run PostgreSQL, which refuses to run as root: the binaries, the account, and the owner of the files. */
export interface Account {
  tree: string;
  /** The command that precedes the program. */
  prefix: string[];
  uid?: number;
  gid?: number;
  /** Owner of the data; undefined means the present account. */
  owner?: number;
}

/**
 * PostgreSQL asks for the name of its account. One that is only a number, as containers are given, is called nobody in a
 * user namespace; where those are forbidden PostgreSQL says itself what is missing.
 */
function ordinary(tree: string): Account {
  const named = { tree, prefix: [] };
  const nobody = { tree, prefix: NAMESPACE };
  return hasName() || !canRun(nobody) ? named : nobody;
}

function hasName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

/**
 * Returns the first way that works. An ordinary user needs none. Root becomes `nobody`; where `nobody` cannot reach a
 * closed folder it gets the capability to read through it, or a user namespace maps root to nobody.
 */
export function findAccount(postgres: PostgresTree, dataDir: string): Account {
  if (process.getuid?.() !== 0) return ordinary(linkedTree(postgres, dataDir));
  restoreLibraryLinks(postgres.folder);
  for (const candidate of candidates(postgres, dataDir)) {
    const account = candidate();
    if (account && canRun(account)) return account;
  }
  throw new EmbeddedPostgresError(
    'PostgreSQL refuses to run as root, and no other account can reach its programs and ' +
      `${dataDir}. Start Shotvault as an ordinary user, or give it a DATA_DIR that everybody may ` +
      `enter. ${SET_DATABASE_URL}`,
  );
}

function candidates(postgres: PostgresTree, dataDir: string): (() => Account | null)[] {
  const isDataOpen = isOpenToEverybody(dataDir);
  return [
    () =>
      isDataOpen
        ? { tree: openTree(postgres), prefix: [], uid: NOBODY, gid: NOBODY, owner: NOBODY }
        : null,
    // The capabilities do not count where PostgreSQL checks whether it may run its own programs.
    () => ({ tree: openTree(postgres), prefix: borrowedPowers(), owner: NOBODY }),
    () => ({ tree: postgres.folder, prefix: NAMESPACE, owner: 0 }),
  ];
}

function openTree(postgres: PostgresTree): string {
  const programs = dirname(binary(postgres.folder, 'postgres'));
  return isOpenToEverybody(programs) ? postgres.folder : openCopy(postgres);
}

function borrowedPowers(): string[] {
  const account = [`--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'];
  return ['setpriv', ...account, `--inh-caps=${POWERS}`, `--ambient-caps=${POWERS}`];
}

function canRun({ tree, prefix, uid, gid }: Account): boolean {
  const [program = '', ...args] = [...prefix, binary(tree, 'postgres'), '--version'];
  return spawnSync(program, args, { cwd: '/', uid, gid, stdio: 'ignore' }).status === 0;
}

/** Packages that belong to another account (an image built by root) cannot be completed, only copied. */
function linkedTree(postgres: PostgresTree, dataDir: string): string {
  try {
    restoreLibraryLinks(postgres.folder);
    return postgres.folder;
  } catch {
    return openCopy(postgres, dataDir);
  }
}

/**
 * Copies the binaries to an accessible place and keeps the copy for the next start, because copying takes half a
 * second.
 */
function openCopy({ folder, version }: PostgresTree, parent = tmpdir()): string {
  const kept = join(parent, `shotvault-postgres-${version}`);
  if (isOurs(kept)) return kept;
  const fresh = mkdtempSync(`${kept}.`);
  cpSync(folder, fresh, { recursive: true, verbatimSymlinks: true });
  restoreLibraryLinks(fresh);
  openUp(fresh);
  try {
    renameSync(fresh, kept);
    return kept;
  } catch {
    // Another start created it first, or the name belongs to another account: then our copy is used.
    if (!isOurs(kept)) return fresh;
    rmSync(fresh, { recursive: true });
    return kept;
  }
}

function openUp(folder: string): void {
  spawnSync('chmod', ['-R', 'go+rX,go-w', folder]);
}

/** Programs with access to our data must not come from a folder that another account could have prepared. */
function isOurs(folder: string): boolean {
  const stat = lstatSync(folder, { throwIfNoEntry: false });
  if (!stat?.isDirectory() || stat.uid !== process.getuid?.()) return false;
  return (stat.mode & 0o022) === 0;
}
