import { createHash } from 'node:crypto';
import { ApiError } from './api-error';
import { type Store } from '../store';

const KEPT_MS = 24 * 3_600_000;

interface Answer {
  status: number;
  body: unknown;
}

/** Gives the same answer to a repeated request; kept over restarts, for a day. */
export class Idempotency {
  constructor(
    private readonly store: Store,
    private readonly realNow: () => number,
  ) {}

  answer(key: string, asked: string, run: () => Answer) {
    this.forgetOld();
    const { answers } = this.store.state;
    const fingerprint = createHash('sha256').update(asked).digest('base64url');
    const kept = Object.hasOwn(answers, key) ? answers[key] : undefined;
    if (kept && kept.fingerprint !== fingerprint)
      throw new ApiError(
        400,
        'idempotency_error',
        `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      );
    if (kept) return { status: kept.status, body: kept.body, isReplay: true };
    const { status, body } = run();
    const text = JSON.stringify(body);
    // Requests refused before any attempt may be repeated with the same key.
    if (status === 200 || status === 402)
      answers[key] = { fingerprint, status, body: text, at: this.realNow() };
    return { status, body: text, isReplay: false };
  }

  private forgetOld(): void {
    const { answers } = this.store.state;
    const oldest = this.realNow() - KEPT_MS;
    for (const [key, { at }] of Object.entries(answers)) if (at < oldest) delete answers[key];
  }
}
