import { Injectable } from '@nestjs/common';
import type { Server } from 'node:http';

const LOOK_EVERY_MS = 50;

/** The last seconds of a process that is told to end. */
@Injectable()
export class Draining {
  private readonly begun = new AbortController();

  /** Aborted as soon as no further request is accepted: what only waits should be answered now. */
  get signal(): AbortSignal {
    return this.begun.signal;
  }

  /** Accepts nothing any more and settles when what is under way has been answered, at the latest after a while. */
  async drain(server: Server, patienceMs: number): Promise<void> {
    const ended = new Promise<void>((done) => server.close(() => done()));
    // A request on a connection that is kept alive would otherwise come in for ever.
    const idle = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS);
    const late = setTimeout(() => server.closeAllConnections(), patienceMs);
    this.begun.abort();
    await ended;
    clearInterval(idle);
    clearTimeout(late);
  }
}
