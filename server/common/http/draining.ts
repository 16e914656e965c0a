import { Injectable } from '@nestjs/common';
import type { Server } from 'node:http';

const LOOK_EVERY_MS = 50;

/** The shutdown of a process. */
@Injectable()
export class Draining {
  private readonly begun = new AbortController();

  /** Aborted as soon as no further request is accepted; waiting requests should then be answered. */
  get signal(): AbortSignal {
    return this.begun.signal;
  }

  /** Accepts no further requests and settles when all others have been answered, or after `patienceMs`. */
  async drain(server: Server, patienceMs: number): Promise<void> {
    const ended = new Promise<void>((done) => server.close(() => done()));
    // Otherwise requests on kept-alive connections would arrive for ever.
    const idle = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS);
    const late = setTimeout(() => server.closeAllConnections(), patienceMs);
    this.begun.abort();
    await ended;
    clearInterval(idle);
    clearTimeout(late);
  }
}
