// The figures of docs/sizing.md: memory, disk and processor time of drawn pages, with one reader and with two.
import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync, readFileSync, statSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cpuSeconds } from '../bench/cpu.mjs';
import { memoryOf, peakDuring } from '../bench/memory.mjs';
import { childOf, newFolder, signIn, sleep, startProduct, upload } from './product.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PAGES = { long: 120, short: 24 };
const SEED = 7;
const MB = 1024 * 1024;
const FOLDERS = ['original', 'w640', 'w320', 'view'];

const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));

const bytesOf = (folder) => {
  try {
    return filesBelow(folder).reduce((sum, file) => sum + statSync(file).size, 0);
  } catch {
    // Nothing of this kind was made yet.
    return 0;
  }
};

/** The rows and indexes, without the journal, which PostgreSQL keeps at a size of its own. */
const databaseBytes = (dataDir) => bytesOf(join(dataDir, 'pg18', 'base'));

function draw(folder, count) {
  const args = ['scripts/corpus-make.mjs', '--seed', String(SEED), '--count', String(count)];
  execFileSync(process.execPath, [...args, '--out', folder], { cwd: ROOT, stdio: 'ignore' });
  return readdirSync(folder)
    .filter((name) => !name.endsWith('.json'))
    .map((name) => ({ name, bytes: readFileSync(join(folder, name)) }));
}

async function untilRead(ask) {
  for (;;) {
    const rows = await (await ask('/api/screenshots/unprocessed')).json();
    if (rows.length === 0) return;
    await sleep(200);
  }
}

async function readAll(product, pages) {
  const ask = await signIn(product, 'sizing@example.com');
  const worker = childOf(product, 'worker');
  const idle = memoryOf(product);
  const rows = databaseBytes(product.dataDir);
  const [cpu, start] = [cpuSeconds(worker, '/'), performance.now()];
  const { peak } = await peakDuring(product, async () => {
    for (const { name, bytes } of pages) {
      const { status } = await upload(ask, bytes, name);
      if (status !== 201) throw new Error(`${name}: an upload answered ${status}`);
    }
    await untilRead(ask);
  });
  const minutes = (performance.now() - start) / 60_000;
  const seconds = cpuSeconds(worker, '/') - cpu;
  const files = FOLDERS.map((name) => [name, bytesOf(join(product.dataDir, 'files', name))]);
  return { idle, peak, minutes, seconds, files, rows: databaseBytes(product.dataDir) - rows };
}

function tell(readers, count, { idle, peak, minutes, seconds, files, rows }) {
  const perThousand = (bytes) => `${((bytes / count / MB) * 1000).toFixed(0)} MB`;
  const name = `${readers} ${readers === 1 ? 'reader' : 'readers'}`;
  console.log(`${name}: ${(count / minutes).toFixed(1)} images a minute, elapsed`);
  console.log(`${name}: ${(seconds / count).toFixed(2)} s of processor time for each image`);
  console.log(`${name}: ${idle.toFixed(0)} MiB before, ${peak.toFixed(0)} MiB at most`);
  for (const [folder, bytes] of files)
    console.log(`1,000 images, ${folder}: ${perThousand(bytes)}`);
  console.log(`1,000 images, rows and indexes: ${perThousand(rows)}`);
}

export async function drill(options) {
  const count = options.includes('--short') ? PAGES.short : PAGES.long;
  const folder = newFolder();
  const [processor] = cpus();
  console.log(`${cpus().length} cores, ${processor?.model}; load ${loadavg()[0]?.toFixed(1)}`);
  try {
    const pages = draw(folder, count);
    for (const readers of [1, 2]) {
      const env = { BILLING: 'off', OCR_WORKERS: String(readers), ...engine(options) };
      const product = await startProduct({ env });
      try {
        tell(readers, count, await readAll(product, pages));
      } finally {
        await product.stop();
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return [];
}

const engine = (options) =>
  options.includes('--assist') ? { OCR_ASSIST: 'on' } : { OCR_ASSIST: 'off' };
