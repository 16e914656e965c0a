import { createHmac } from 'node:crypto';
import { type EventRecord } from './records';
import { type Store } from './store';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 3_600_000;
const PATIENCE_MS = 3 * 24 * 3_600_000;
const ANSWER_WITHIN_MS = 10_000;

export interface Webhook {
  url: string;
  secret: string;
}

/** Delivers events to the product, one after another, with retries until each is accepted. */
export class Courier {
  private isRunning = false;
  private readonly closing = new AbortController();

  constructor(
    private readonly store: Store,
    private readonly webhook: Webhook,
    private readonly realNow: () => number,
    private readonly sayFault: (error: unknown) => void,
  ) {}

  /** Delivers due events, unless a delivery is running. */
  wake(): void {
    if (this.isRunning) return;
    this.isRunning = true;
    void this.run()
      .catch(this.sayFault)
      .finally(() => {
        this.isRunning = false;
      });
  }

  close(): void {
    this.closing.abort();
  }

  private async run(): Promise<void> {
    for (let event = this.nextDue(); event; event = this.nextDue()) {
      const answer = await this.post(event);
      if (this.closing.signal.aborted) return;
      this.note(event, answer);
      this.store.save();
    }
  }

  private nextDue(): EventRecord | undefined {
    const now = this.realNow();
    const due = this.store
      .all('event')
      .filter(({ delivery }) => delivery.state === 'waiting' && delivery.nextAt <= now);
    return this.store.state.switches.reorder ? due.at(-1) : due[0];
  }

  /** The status of the answer, or the reason why there was none. */
  private async post({ body }: EventRecord): Promise<number | string> {
    try {
      const response = await fetch(this.webhook.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signatureOf(body, this.webhook.secret, this.realNow()),
          'user-agent': 'Stripe/1.0 (Shotvault sandbox)',
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([this.closing.signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
      });
      await response.body?.cancel();
      return response.status;
    } catch (error) {
      const { cause, message } = error as { cause?: { code?: string }; message: string };
      return cause?.code ?? message;
    }
  }

  private note({ delivery }: EventRecord, answer: number | string): void {
    const now = this.realNow();
    delivery.attempts += 1;
    delivery.answer = String(answer);
    const isTaken = typeof answer === 'number' && answer >= 200 && answer < 300;
    if (isTaken && delivery.repeats > 0) delivery.repeats -= 1;
    else if (isTaken) delivery.state = 'delivered';
    else if (now - delivery.firstAt > PATIENCE_MS) delivery.state = 'given up';
    else delivery.nextAt = now + pauseAfter(delivery.attempts);
  }
}

/** @param realMs real time, because the receiver compares it with its own clock */
function signatureOf(body: string, secret: string, realMs: number): string {
  const seconds = Math.floor(realMs / 1000);
  const hmac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${hmac}`;
}

function pauseAfter(attempts: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempts - 1));
}
