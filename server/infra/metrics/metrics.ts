/** A request that has been answered. */
export interface AnsweredRequest {
  method: string;
  /** The pattern of the route, never the address, which may contain ids. */
  route: string;
  status: number;
  /** Null for an answer that lasts as long as a page is open. */
  seconds: number | null;
}

/** The outcome of one attempt of a job. */
export type JobOutcome = 'done' | 'failed' | 'retried' | 'postponed';

/** Why a process that opened an image ended. */
export type DecoderEnd = 'memory' | 'time' | 'crash' | 'start';

/** Jobs that are not done, by kind and state. */
export interface QueueDepth {
  kind: string;
  state: string;
  count: number;
  /** The age of the oldest of them. */
  oldestSeconds: number;
}

/** Metrics of this process. Labels are names of routes, kinds and states only, never an id or address. */
export abstract class Metrics {
  abstract countRequest(request: AnsweredRequest): void;
  abstract countJob(kind: string, outcome: JobOutcome): void;
  abstract countStorageError(operation: string): void;
  abstract countDecoderEnd(reason: DecoderEnd): void;
  /** Read at every scrape; null when the rows cannot be read. */
  abstract watchQueue(read: () => Promise<QueueDepth[] | null>): void;
  /** In the text format of Prometheus. */
  abstract gather(): Promise<{ type: string; text: string }>;
}

/** Used when metrics are disabled. */
export class NoMetrics extends Metrics {
  override countRequest(): void {}
  override countJob(): void {}
  override countStorageError(): void {}
  override countDecoderEnd(): void {}
  override watchQueue(): void {}

  override gather(): Promise<never> {
    return Promise.reject(new Error('Nothing is measured without METRICS_TOKEN.'));
  }
}
