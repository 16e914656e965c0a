import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../../support/free-port.mjs';

const START_MS = 60_000;

export interface RunningServer {
  url: string;
  /** Gives a plan by the operator's command. */
  givePlan(email: string, plan: string): void;
  /** Runs an operator's command. */
  operate(...args: string[]): void;
  /** Everything that it has printed. */
  output(): string;
  stop(): Promise<void>;
}

const MOST_TRIES = 3;

/**
 * The built product as a person starts it: in its own folder, on its own port, with the sandbox beside it. A port that
 * another journey takes meanwhile is left for another one.
 */
export async function startServer(settings: Record<string, string> = {}): Promise<RunningServer> {
  for (let turn = 1; ; turn += 1) {
    try {
      return await startOnce(settings);
    } catch (error) {
      if (turn === MOST_TRIES || !String(error).includes('EADDRINUSE')) throw error;
    }
  }
}

async function startOnce(settings: Record<string, string>): Promise<RunningServer> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'shotvault-journey-'));
  const child = spawn(process.execPath, [resolve(__dirname, '../../../dist/server/start.js')], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(port),
      ...settings,
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = await ready(child);
  return {
    url: `http://localhost:${port}`,
    givePlan: (email, plan) => operate(dataDir, ['users', 'set-plan', email, plan]),
    operate: (...args) => operate(dataDir, args),
    output,
    stop: async () => {
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
      if (/"level":50/.test(output())) throw new Error(`The server logged a fault:\n${output()}`);
    },
  };
}

function operate(dataDir: string, args: string[]): void {
  const cli = resolve(__dirname, '../../../dist/cli/main.js');
  const env = { ...process.env, NODE_ENV: 'development', DATA_DIR: dataDir };
  const { status, stderr } = spawnSync(process.execPath, [cli, ...args], { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${args.join(' ')} failed:\n${stderr}`);
}

function ready(child: ChildProcess): Promise<() => string> {
  let text = '';
  return new Promise((done, fail) => {
    const timer = setTimeout(() => fail(new Error(`The server did not start:\n${text}`)), START_MS);
    const hear = (chunk: Buffer) => {
      text += chunk.toString();
      if (!text.includes('Shotvault is ready')) return;
      clearTimeout(timer);
      done(() => text);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', () => fail(new Error(`The server ended:\n${text}`)));
  });
}
