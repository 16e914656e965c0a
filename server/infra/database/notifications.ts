import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Client } from 'pg';
import { Database } from './database';
import { DATABASE_URL } from './database-url';
import { Prisma } from './generated/client';
import { nothing, shape } from './row-shape';

type Listener = (payload: string) => void;

const RECONNECT_MS = 1_000;

const NOTIFIED = shape({ pg_notify: nothing });

/**
 * Notifications across processes. Published inside a transaction, so they are delivered after its commit or never. Each
 * process holds one listening connection, opened with the first listener.
 */
@Injectable()
export class Notifications implements OnApplicationShutdown {
  private readonly logger = new Logger(Notifications.name);
  private readonly listeners = new Map<string, Set<Listener>>();
  private client: Client | undefined;
  private connecting: Promise<void> | undefined;
  private retry: NodeJS.Timeout | undefined;
  private isClosed = false;
  /** By a clock that nobody sets, in milliseconds; what was announced before may not have been heard. */
  listeningSince = Infinity;

  constructor(
    @Inject(DATABASE_URL) private readonly url: string,
    private readonly database: Database,
  ) {}

  /** Each payload is at most 8,000 bytes (PostgreSQL's limit): ids, never content. */
  async publish(channel: string, payloads: readonly string[]): Promise<void> {
    await this.database.query(
      NOTIFIED,
      Prisma.sql`select pg_notify(${channel}, p.payload) from unnest(${payloads}::text[]) as p(payload)`,
      'publish',
    );
  }

  /** Resolves once the channel is being listened to; the returned function ends that. */
  async listen(channel: string, listener: Listener): Promise<() => void> {
    const channelListeners = this.listeners.get(channel) ?? new Set();
    channelListeners.add(listener);
    this.listeners.set(channel, channelListeners);
    await this.connect();
    await this.client?.query(`listen ${channel}`).catch((error: Error) => this.lost(error));
    return () => channelListeners.delete(listener);
  }

  async onApplicationShutdown(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.retry);
    await this.client?.end();
  }

  private connect(): Promise<void> {
    this.connecting ??= this.open().catch((error: Error) => this.lost(error));
    return this.connecting;
  }

  private async open(): Promise<void> {
    const client = new Client({ connectionString: this.url, connectionTimeoutMillis: 5_000 });
    client.on('notification', ({ channel, payload }) => {
      for (const listener of this.listeners.get(channel) ?? []) listener(payload ?? '');
    });
    client.on('error', (error) => this.lost(error));
    client.on('end', () => this.lost(new Error('the listening connection ended')));
    this.client = client;
    await client.connect();
    for (const channel of this.listeners.keys()) await client.query(`listen ${channel}`);
    this.listeningSince = performance.now();
  }

  /** Listeners also poll now and then, so a gap only delays them. */
  private lost(error: Error): void {
    if (this.isClosed || this.retry) return;
    this.logger.warn(`not listening: ${error.message}`);
    this.listeningSince = Infinity;
    this.client?.removeAllListeners();
    // The socket is gone already; a late error of the abandoned client must not end the process.
    this.client?.on('error', () => undefined);
    this.client = undefined;
    this.retry = setTimeout(() => {
      this.retry = undefined;
      this.connecting = undefined;
      void this.connect();
    }, RECONNECT_MS);
  }
}
