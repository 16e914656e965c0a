import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { type Mail, Mailer } from './mailer';

/** Waits before each further attempt; after the last one a mail is given up. */
const WAITS_MS = [2_000, 30_000, 300_000];
const TRY_MS = 30_000;
/** Further mails are dropped: a mail server that is down must not fill the memory. */
const MOST_WAITING = 1_000;
const LEAVE_MS = 1_500;

/**
 * Sends mails one after another. The queue lives in memory on purpose, because mails contain tokens of which the
 * database stores only hashes. A restart may lose mails, so nothing may depend on one.
 */
@Injectable()
export class Outbox implements OnModuleDestroy {
  private readonly logger = new Logger(Outbox.name);
  private readonly closing = new AbortController();
  private readonly timers = new Set<NodeJS.Timeout>();
  private lane: Promise<void> = Promise.resolve();
  private waiting = 0;

  constructor(private readonly mailer: Mailer) {}

  /** Accepts a mail and returns at once; only the log shows the outcome. */
  post(mail: Mail): void {
    if (this.waiting >= MOST_WAITING) {
      this.logger.warn('a mail was not sent: too many are waiting');
      return;
    }
    this.waiting += 1;
    this.queue(mail, 0);
  }

  /** Resolves when every mail has been tried. */
  async settled(): Promise<void> {
    let last;
    do {
      last = this.lane;
      await last;
    } while (last !== this.lane);
  }

  /** Waits a moment for mails that are being sent. */
  async onModuleDestroy(): Promise<void> {
    for (const timer of this.timers) clearTimeout(timer);
    const leave = setTimeout(() => this.closing.abort(), LEAVE_MS);
    await this.settled();
    clearTimeout(leave);
    if (this.waiting > 0) this.logger.warn(`mails lost by this stop: ${this.waiting}`);
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
    this.logger.warn(`a mail was not sent and ${what}: ${told(fault)}`);
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

/** The errors that nodemailer throws. */
interface SmtpFault extends Error {
  code?: string;
  responseCode?: number;
}

/** A 5xx answer of a mail server is permanent. */
function isFinal({ responseCode }: SmtpFault): boolean {
  return responseCode !== undefined && responseCode >= 500;
}

/** Leaves the message out, because servers repeat the address in it. */
function told({ name, code, responseCode }: SmtpFault): string {
  return `${code ?? name} ${responseCode ?? ''}`.trimEnd();
}
