import { type ChildProcess, fork } from 'node:child_process';

/** The process ended before it answered. */
export class ProcessEndedError extends Error {
  constructor(readonly how: string) {
    super(`the process ended (${how})`);
  }
}

interface ResidentOptions {
  /** The complete environment of the process: no secret of ours enters a process that opens foreign files. */
  env: Record<string, string>;
  args?: readonly string[];
}

/**
 * A program of ours that does one task after another in a process of its own, which may be killed at any moment. It
 * says `ready` when it can take work, and ends when this process does (see `serveParent`).
 */
export class ResidentProcess {
  private readonly child: ChildProcess;
  private readonly gone: Promise<void>;
  private how = 'it did not start';
  private isGone = false;

  constructor(program: string, { env, args = [] }: ResidentOptions) {
    this.child = fork(program, [...args], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      // The array itself and no copy: Node then leaves out a program given as text (`node -e`), which would otherwise
      // run in the child too and start children without end.
      execArgv: process.execArgv,
      env,
    });
    this.child.on('error', () => this.child.emit('exit', null, null));
    this.gone = new Promise((done) =>
      this.child.once('exit', (code, signal) => {
        this.isGone = true;
        this.how = signal ?? (code === null ? this.how : `exit code ${code}`);
        done();
      }),
    );
    this.rest();
  }

  get isUsable(): boolean {
    return !this.isGone && this.child.connected;
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  /** While it works it keeps our own process alive; an idle one does not. */
  work(): void {
    this.child.ref();
    this.child.channel?.ref();
  }

  rest(): void {
    this.child.unref();
    this.child.channel?.unref();
  }

  /** Sends a task; rejects with `ProcessEndedError` when the process ends instead of answering. */
  ask(task: object): Promise<unknown> {
    const answer = this.next();
    if (!this.isGone) this.child.send(task, (error) => error && void this.kill());
    return answer;
  }

  /** The next message. */
  next(): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.isGone) return reject(new ProcessEndedError(this.how));
      const leave = () => {
        this.child.off('message', onMessage);
        this.child.off('exit', onExit);
      };
      const onMessage = (message: unknown) => {
        leave();
        resolve(message);
      };
      const onExit = () => {
        leave();
        reject(new ProcessEndedError(this.how));
      };
      this.child.on('message', onMessage).on('exit', onExit);
    });
  }

  /** Settles when the process is gone and its memory is free. */
  async kill(): Promise<void> {
    // Otherwise a program that waits for this and for nothing else would end before.
    this.child.ref();
    this.child.kill('SIGKILL');
    await this.gone;
  }
}
