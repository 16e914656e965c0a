// Memory and event loop of the API while a drill goes on, beside a process that does nothing.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { memoryOf } from '../bench/memory.mjs';
import { childOf, sleep } from './product.mjs';

const LOOK_EVERY_MS = 250;
const PATIENCE_MS = 5_000;
const PROGRAM = 'server/api.js';
const FILE = join(tmpdir(), `shotvault-hold-${process.pid}`);

/** With it the API says how much of a processor its longest hold took. */
export const WATCHED = {
  NODE_OPTIONS: `--require ${fileURLToPath(new URL('hold.cjs', import.meta.url))}`,
  HOLD_PROGRAM: PROGRAM,
  HOLD_FILE: FILE,
};

/** Says at its end how long its own event loop was held; the same measure as in the figures of the API. */
const IDLE = `
const { monitorEventLoopDelay } = require('node:perf_hooks');
const delay = monitorEventLoopDelay({ resolution: 10 });
delay.enable();
process.stdin.once('data', () => {
  console.log([delay.percentile(99), delay.max].map((it) => it / 1e6).join(' '));
  process.exit(0);
});
console.log('ready');`;

export class Watch {
  #isOn = true;
  #megabytes = 0;
  #looking;

  static async start(product, token) {
    const idle = spawn(process.execPath, ['-e', IDLE], { stdio: ['pipe', 'pipe', 'inherit'] });
    await once(idle.stdout, 'data');
    const watch = new Watch(product, token, idle);
    process.kill(watch.api, 'SIGUSR2');
    // Every look at the figures begins a new measure of the event loop.
    await watch.#lag();
    return watch;
  }

  constructor(product, token, idle) {
    this.product = product;
    this.api = apiOf(product);
    this.token = token;
    this.idle = idle;
    this.#looking = this.#look();
  }

  async stop() {
    this.#isOn = false;
    await this.#looking;
    const lag = await this.#lag();
    this.idle.stdin.write('\n');
    const [said] = await once(this.idle.stdout, 'data');
    const [p99, max] = String(said).split(' ').map(Number);
    return { lag, idleLag: { p99, max }, ran: await this.#ran(), megabytes: this.#megabytes };
  }

  /** The most milliseconds of a processor in one hold; not a number when the API says nothing. */
  async #ran() {
    process.kill(this.api, 'SIGUSR2');
    const end = Date.now() + PATIENCE_MS;
    let said = '';
    while (said === '' && Date.now() < end) {
      await sleep(LOOK_EVERY_MS);
      if (existsSync(FILE)) said = readFileSync(FILE, 'utf8');
    }
    rmSync(FILE, { force: true });
    return parseFloat(said);
  }

  async #look() {
    while (this.#isOn) {
      this.#megabytes = Math.max(this.#megabytes, memoryOf({ pid: this.api, dataDir: 'none' }));
      await sleep(LOOK_EVERY_MS);
    }
  }

  async #lag() {
    const headers = { authorization: `Bearer ${this.token}` };
    const text = await (await fetch(`${this.product.url}/metrics`, { headers })).text();
    const of = (name) =>
      Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)`, 'm').exec(text)?.[1]) *
      1000;
    return { p99: of('p99'), max: of('max') };
  }
}

function apiOf(product) {
  const pid = childOf(product, 'api');
  if (pid === null) throw new Error('There is no API to watch');
  return pid;
}
