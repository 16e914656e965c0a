import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres';

/**
 * Waits for the end of its standard input, which comes however we end, and cleans up. A killed run cannot do that
 * itself, and PostgreSQL is not in its process group.
 */
const GUARDIAN = `
  const [folder] = process.argv.slice(1);
  const { readdirSync, readFileSync, rmSync } = require('node:fs');
  const read = (file) => { try { return readFileSync(file, 'utf8'); } catch { return ''; } };
  const alive = (pid) => { try { return process.kill(pid, 0); } catch { return false; } };
  const onLinux = () => readdirSync('/proc').filter((pid) =>
    Number(pid) > 0 && Number(pid) !== process.pid && read('/proc/' + pid + '/cmdline').includes(folder));
  const elsewhere = () => [parseInt(read(folder + '/pg18/postmaster.pid'))].filter((pid) => pid > 0 && alive(pid));
  const left = () => (process.platform === 'linux' ? onLinux() : elsewhere()).map(Number);
  const clear = (tries) => {
    const pids = left();
    for (const pid of pids) try { process.kill(pid, tries > 80 ? 'SIGQUIT' : 'SIGKILL'); } catch {}
    if (pids.length > 0 && tries > 0) return setTimeout(clear, 50, tries - 1);
    // A process of the server may still write for a moment after its postmaster was killed.
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
  process.stdin.resume().on('error', () => {}).on('close', () => clear(100));
`;

/** A PostgreSQL for one run of tests or of a tool: fast, unsafe in a power cut, and never left behind. */
export async function startTemporaryPostgres(label: string): Promise<EmbeddedPostgres> {
  const folder = mkdtempSync(join(tmpdir(), `shotvault-${label}-`));
  const guardian = guard(folder);
  const clear = () => {
    rmSync(folder, { recursive: true, force: true });
    guardian.stdin.end();
  };
  try {
    const postgres = await startEmbeddedPostgres({ dataDir: folder, fsync: false });
    return { ...postgres, stop: () => postgres.stop().finally(clear) };
  } catch (error) {
    clear();
    throw error;
  }
}

function guard(folder: string) {
  const guardian = spawn(process.execPath, ['-e', GUARDIAN, folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guardian.unref();
  // The idle pipe must not keep the process running.
  (guardian.stdin as unknown as { unref(): void }).unref();
  return guardian;
}
