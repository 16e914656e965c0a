import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { run } from '../../cli/program';
import type { TestApp } from './app';

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

const NAMES = [
  'SHOTVAULT_URL',
  'SHOTVAULT_TOKEN',
  'SHOTVAULT_CONFIG_DIR',
  'XDG_STATE_HOME',
] as const;

/** The command line in its own environment: settings, journals and files are in a folder that is deleted afterwards. */
export class CommandLine {
  readonly folder = mkdtempSync(join(tmpdir(), 'shotvault-cli-'));
  stdout = '';
  /** The same as bytes. */
  bytes = Buffer.alloc(0);
  stderr = '';

  constructor({ base }: TestApp) {
    process.env.SHOTVAULT_URL = base;
    process.env.SHOTVAULT_CONFIG_DIR = join(this.folder, 'config');
    process.env.XDG_STATE_HOME = join(this.folder, 'state');
    jest.spyOn(process.stdout, 'write').mockImplementation((text, ...[done]: unknown[]) => {
      this.stdout += String(text);
      this.bytes = Buffer.concat([this.bytes, Buffer.from(text as Buffer)]);
      if (typeof done === 'function') (done as () => void)();
      return true;
    });
    jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
      this.stderr += String(text);
      return true;
    });
  }

  set token(token: string) {
    process.env.SHOTVAULT_TOKEN = token;
  }

  async run(...argv: string[]): Promise<Ended> {
    this.stdout = '';
    this.bytes = Buffer.alloc(0);
    this.stderr = '';
    const code = await run(argv);
    return { code, stdout: this.stdout, stderr: this.stderr };
  }

  /** The JSON document of a successful command. */
  async json<Result>(...argv: string[]): Promise<Result> {
    const { code, stdout, stderr } = await this.run('--json', ...argv);
    if (code !== 0) throw new Error(`${argv.join(' ')} ended with ${code}: ${stderr}`);
    return JSON.parse(stdout) as Result;
  }

  /** Stdin of the next command. */
  pipe(bytes: Buffer | string): void {
    const stdin = Object.assign(Readable.from([Buffer.from(bytes)]), { isTTY: false });
    jest.spyOn(process, 'stdin', 'get').mockReturnValue(stdin as never);
  }

  close(): void {
    for (const name of NAMES) delete process.env[name];
    jest.restoreAllMocks();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
