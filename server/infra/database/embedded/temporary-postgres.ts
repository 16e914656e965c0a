import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres';

/**
 * Waits for the end of its standard input, which comes however we end, and clears up. A killed run can do
 * nothing itself any more, and PostgreSQL is no member of its process group.
 */
const GUARDIAN = `
  const [pid, folder] = process.argv.slice(1);
  const { readFileSync, rmSync } = require('node:fs');
  const isOurs = () => {
    try {
      process.kill(Number(pid), 0);
      if (process.platform !== 'linux') return true;
      return readFileSync('/proc/' + pid + '/cmdline', 'utf8').includes(folder);
    } catch { return false; }
  };
  const clear = (tries) => {
    if (isOurs() && tries > 0) return setTimeout(clear, 50, tries - 1);
    rmSync(folder, { recursive: true, force: true });
  };
  process.on('SIGINT', () => {}).on('SIGTERM', () => {}).on('SIGHUP', () => {});
  process.stdin.resume().on('error', () => {}).on('close', () => {
    if (isOurs()) process.kill(Number(pid), 'SIGQUIT');
    clear(100);
  });
`;

/** A PostgreSQL for one run of tests or of a tool: quick, unsafe in a power cut, and never left behind. */
export async function startTemporaryPostgres(label: string): Promise<EmbeddedPostgres> {
  const folder = mkdtempSync(join(tmpdir(), `shotvault-${label}-`));
  const postgres = await startEmbeddedPostgres({ dataDir: folder, fsync: false });
  const guardian = spawn(process.execPath, ['-e', GUARDIAN, String(postgres.pid), folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guardian.unref();
  // A pipe that is waiting for nothing must not keep the run alive.
  (guardian.stdin as unknown as { unref(): void }).unref();
  const stop = async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
    guardian.stdin.end();
  };
  return { ...postgres, stop };
}
