import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import {
  type AnsweredRequest,
  type DecoderEnd,
  type JobOutcome,
  Metrics,
  type QueueDepth,
} from './metrics';

const UPLOAD_ROUTE = '/api/screenshots/upload';
/** From a thumbnail to a request that waits for a reading. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Counts with prom-client, in its own registry, because a test may start two applications. */
export class PromMetrics extends Metrics {
  private readonly registry = new Registry();
  private readonly requests = new Counter({
    name: 'shotvault_http_requests_total',
    help: 'Answered requests by the pattern of their route',
    labelNames: ['method', 'route', 'status'],
    registers: [this.registry],
  });
  private readonly durations = new Histogram({
    name: 'shotvault_http_request_duration_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['method', 'route'],
    buckets: SECONDS,
    registers: [this.registry],
  });
  private readonly uploads = new Counter({
    name: 'shotvault_uploads_total',
    help: 'Uploads by outcome',
    labelNames: ['result'],
    registers: [this.registry],
  });
  private readonly jobs = new Counter({
    name: 'shotvault_job_outcomes_total',
    help: 'Tries of jobs by how they ended; counted by the worker that made them',
    labelNames: ['kind', 'outcome'],
    registers: [this.registry],
  });
  private readonly storageErrors = new Counter({
    name: 'shotvault_storage_errors_total',
    help: 'Failed operations on the files of screenshots',
    labelNames: ['operation'],
    registers: [this.registry],
  });

  private readonly decoderEnds = new Counter({
    name: 'shotvault_decoder_ends_total',
    help: 'Decoder processes that were killed (memory, time) or ended (crash, start) on an image',
    labelNames: ['reason'],
    registers: [this.registry],
  });

  private queue:
    (ReturnType<typeof queueGauges> & { read: () => Promise<QueueDepth[] | null> }) | undefined;

  constructor() {
    super();
    collectDefaultMetrics({ register: this.registry });
  }

  override countRequest({ method, route, status, seconds }: AnsweredRequest): void {
    this.requests.inc({ method, route, status });
    if (seconds !== null) this.durations.observe({ method, route }, seconds);
    if (method === 'POST' && route === UPLOAD_ROUTE) this.uploads.inc({ result: resultOf(status) });
  }

  override countJob(kind: string, outcome: JobOutcome): void {
    this.jobs.inc({ kind, outcome });
  }

  override countStorageError(operation: string): void {
    this.storageErrors.inc({ operation });
  }

  override countDecoderEnd(reason: DecoderEnd): void {
    this.decoderEnds.inc({ reason });
  }

  override watchQueue(read: () => Promise<QueueDepth[] | null>): void {
    this.queue = { read, ...queueGauges(this.registry) };
  }

  override async gather(): Promise<{ type: string; text: string }> {
    await this.readQueue();
    return { type: this.registry.contentType, text: await this.registry.metrics() };
  }

  private async readQueue(): Promise<void> {
    if (!this.queue) return;
    const { read, jobs, oldest, isUp } = this.queue;
    const depths = await read();
    isUp.set(depths ? 1 : 0);
    jobs.reset();
    oldest.reset();
    for (const { kind, state, count, oldestSeconds } of depths ?? []) {
      jobs.set({ kind, state }, count);
      oldest.set({ kind, state }, oldestSeconds);
    }
  }
}

function queueGauges(registry: Registry) {
  const common = { labelNames: ['kind', 'state'] as const, registers: [registry] };
  return {
    jobs: new Gauge({ name: 'shotvault_jobs', help: 'Jobs that are not done', ...common }),
    oldest: new Gauge({
      name: 'shotvault_jobs_oldest_seconds',
      help: 'Age of the oldest job that is not done',
      ...common,
    }),
    isUp: new Gauge({
      name: 'shotvault_database_up',
      help: 'Whether the rows could be read for this answer',
      registers: [registry],
    }),
  };
}

function resultOf(status: number): string {
  if (status === 201) return 'stored';
  if (status === 200) return 'restored';
  if (status === 409) return 'duplicate';
  return status >= 500 ? 'failed' : 'refused';
}
