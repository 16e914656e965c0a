import { type ChildProcess, spawn } from 'node:child_process';
import { basename } from 'node:path';

const DEATHS_ALLOWED = 5;
const WITHIN_MS = 60_000;
const FIRST_PAUSE_MS = 250;

export interface ChildOptions {
  entry: string;
  env: NodeJS.ProcessEnv;
  /** Variables that are known later; the program is loaded meanwhile and waits for them (`receiveEnvironment`). */
  laterEnv?: Promise<NodeJS.ProcessEnv>;
  /** The pause before the first restart; it doubles with every further one. */
  firstPauseMs?: number;
  /** Called when the child died too often to be restarted, with a sentence that says so. */
  onGivenUp(sentence: string): void;
}

/** Keeps a program of ours running: restarts it when it dies, a little later each time. */
export class SupervisedChild {
  private readonly name: string;
  private readonly deaths: number[] = [];
  private child: ChildProcess | null = null;
  private restart: NodeJS.Timeout | null = null;
  private isStopping = false;
  private announce: () => void = () => undefined;

  /** Settles when the child has reported for the first time that it is ready. */
  readonly ready = new Promise<void>((done) => (this.announce = done));

  constructor(private readonly options: ChildOptions) {
    this.name = basename(options.entry).replace(/\.\w+$/, '');
    this.start();
  }

  /** Asks the child to stop, kills it after a while, and settles when it is gone. */
  async stop(patienceMs: number): Promise<void> {
    this.isStopping = true;
    if (this.restart) clearTimeout(this.restart);
    const child = this.child;
    if (!child) return;
    const gone = new Promise<void>((done) => child.once('exit', () => done()));
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), patienceMs);
    await gone;
    clearTimeout(force);
  }

  private start(): void {
    const { env, laterEnv } = this.options;
    const child = spawn(process.execPath, [this.options.entry], {
      env: laterEnv ? { ...env, SHOTVAULT_ENVIRONMENT: 'later' } : env,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.child = child;
    laterEnv?.then(
      // A child that has ended meanwhile needs nothing; the next one is told again.
      (later) =>
        child.connected && child.send({ type: 'environment', env: later }, () => undefined),
      // The code that prepares it reports the failure.
      () => undefined,
    );
    child.on('message', (message) => {
      if ((message as { type?: string }).type === 'ready') this.announce();
    });
    child.once('exit', (code, signal) => this.onExit(signal ?? `exit code ${code}`));
  }

  private onExit(reason: string): void {
    this.child = null;
    if (this.isStopping) return;
    const now = performance.now();
    this.deaths.push(now);
    const recent = this.deaths.filter((death) => now - death < WITHIN_MS).length;
    if (recent >= DEATHS_ALLOWED) {
      this.options.onGivenUp(
        `The ${this.name} process ended ${recent} times within a minute (${reason} at last); what it wrote above says why.`,
      );
      return;
    }
    const pause = (this.options.firstPauseMs ?? FIRST_PAUSE_MS) * 2 ** (recent - 1);
    this.restart = setTimeout(() => this.start(), pause);
    console.error(`The ${this.name} process ended (${reason}); it starts again in ${pause} ms.`);
  }
}
