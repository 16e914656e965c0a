import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { type Mail, Mailer } from './mailer';

/** Before each further try; after the last one a letter is given up. */
const WAITS_MS = [2_000, 30_000, 300_000];
const TRY_MS = 30_000;
/** Further letters are dropped: a mail server that is down must not fill the memory. */
const MOST_WAITING = 1_000;
const LEAVE_MS = 1_500;

/**
 * Letters on their way out, one after another. It lives in memory on purpose: a letter carries what the database
 * knows only as a hash. So a restart may lose some, and nothing may depend on one.
 */
@Injectable()
export class Outbox implements OnModuleDestroy {
  private readonly logger = new Logger(Outbox.name);
  private readonly closing = new AbortController();
  private readonly timers = new Set<NodeJS.Timeout>();
  private lane: Promise<void> = Promise.resolve();
  private waiting = 0;

  constructor(private readonly mailer: Mailer) {}

  /** Takes a letter and returns at once; what becomes of it is told in the log only. */
  post(mail: Mail): void {
    if (this.waiting >= MOST_WAITING) {
      this.logger.warn('a letter was not sent: too many are waiting');
      return;
    }
    this.waiting += 1;
    this.queue(mail, 0);
  }

  /** Resolves when every letter has been tried. */
  async settled(): Promise<void> {
    let last;
    do {
      last = this.lane;
      await last;
    } while (last !== this.lane);
  }

  /** Gives what is on its way a moment. */
  async onModuleDestroy(): Promise<void> {
    for (const timer of this.timers) clearTimeout(timer);
    const leave = setTimeout(() => this.closing.abort(), LEAVE_MS);
    await this.settled();
    clearTimeout(leave);
    if (this.waiting > 0) this.logger.warn(`letters lost by this stop: ${this.waiting}`);
  }

  private queue(mail: Mail, failures: number): void {
    this.lane = this.lane.then(() => this.try(mail, failures));
  }

  private async try(mail: Mail, failures: number): Promise<void> {
    if (this.closing.signal.aborted) return;
    try {
      const signal = AbortSignal.any([this.closing.signal, AbortSignal.timeout(TRY_MS)]);
      await this.mailer.send(mail, signal);
      this.waiting -= 1;
    } catch (error) {
      this.failed(mail, failures, error as SmtpFault);
    }
  }

  private failed(mail: Mail, failures: number, fault: SmtpFault): void {
    const wait = isFinal(fault) ? undefined : WAITS_MS[failures];
    const what = wait === undefined ? 'is given up' : `is tried again in ${wait / 1_000} s`;
    this.logger.warn(`a letter was not sent and ${what}: ${told(fault)}`);
    if (wait === undefined) {
      this.waiting -= 1;
      return;
    }
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      this.queue(mail, failures + 1);
    }, wait);
    this.timers.add(timer.unref());
  }
}

/** What nodemailer throws. */
interface SmtpFault extends Error {
  code?: string;
  responseCode?: number;
}

/** A mail server that says 5xx will say it again. */
function isFinal({ responseCode }: SmtpFault): boolean {
  return responseCode !== undefined && responseCode >= 500;
}

/** Never the message: servers repeat the address in it. */
function told({ name, code, responseCode }: SmtpFault): string {
  return `${code ?? name} ${responseCode ?? ''}`.trimEnd();
}
