/** A request that has been answered. */
export interface AnsweredRequest {
  method: string;
  /** The pattern of the route, never the address: no id of anybody is kept. */
  route: string;
  status: number;
  /** Null where an answer goes on for as long as a page is open. */
  seconds: number | null;
}

/** How a try of a job ended. */
export type JobOutcome = 'done' | 'failed' | 'retried' | 'postponed';

/** Jobs that are not done, by kind and state. */
export interface QueueDepth {
  kind: string;
  state: string;
  count: number;
  /** How long the oldest of them has been there. */
  oldestSeconds: number;
}

/** What this process counts for those who watch it. Names of routes, kinds and states only: nobody's id or address. */
export abstract class Metrics {
  abstract countRequest(request: AnsweredRequest): void;
  abstract countJob(kind: string, outcome: JobOutcome): void;
  abstract countStorageError(operation: string): void;
  /** Asked at every look; null when the rows cannot be read. */
  abstract watchQueue(read: () => Promise<QueueDepth[] | null>): void;
  /** In the text format of Prometheus. */
  abstract gather(): Promise<{ type: string; text: string }>;
}

/** While nobody watches. */
export class NoMetrics extends Metrics {
  override countRequest(): void {}
  override countJob(): void {}
  override countStorageError(): void {}
  override watchQueue(): void {}

  override gather(): Promise<never> {
    return Promise.reject(new Error('Nothing is measured without METRICS_TOKEN.'));
  }
}
