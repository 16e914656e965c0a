import { createHash } from 'node:crypto';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Client } from 'pg';
import { Leader } from '../schedule/leader';
import { DATABASE_URL } from './database-url';

/** So soon another process leads after the leader ended; a leader notices its lost connection as soon. */
const LOOK_EVERY_MS = 2_000;
/** A database that does not answer by then is looked for again later. */
const PATIENCE_MS = 5_000;
const KEY = createHash('sha256').update('scheduled work').digest().readBigInt64BE().toString();

/** Without these settings a machine that lost its power would lead for two hours, until TCP gives up. */
const NOTICE_DEAD_PEERS = `set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 2;
  set tcp_keepalives_count = 3; set tcp_user_timeout = 10000`;

type Heir = () => Promise<void>;

/**
 * Elects one leader among all processes by a lock on a connection of its own, so the lock ends with the process. For a
 * moment two processes may believe to lead, so the leader's work must be safe to repeat.
 */
@Injectable()
export class Leadership extends Leader implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(Leadership.name);
  private readonly heirs: Heir[] = [];
  private client: Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> = Promise.resolve();
  private isClosed = false;
  private leads = false;

  constructor(@Inject(DATABASE_URL) private readonly url: string) {
    super();
  }

  override get isLeader(): boolean {
    return this.leads;
  }

  /** Called each time this process becomes the leader. Register before the start, to miss no election. */
  override onElected(heir: Heir): void {
    this.heirs.push(heir);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.look();
  }

  async onApplicationShutdown(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.timer);
    await this.looking;
    // Unlocks explicitly, because the server needs a moment to notice that a connection ended.
    if (this.leads) await this.client?.query('select pg_advisory_unlock_all()').catch(() => null);
    this.leads = false;
    await this.client?.end().catch(() => undefined);
  }

  private look(): Promise<void> {
    this.looking = this.campaign()
      .catch((error: Error) => this.lost(error))
      .then(() => {
        if (!this.isClosed) this.timer = setTimeout(() => void this.look(), LOOK_EVERY_MS);
      });
    return this.looking;
  }

  private async campaign(): Promise<void> {
    this.client ??= await this.connect();
    const { client } = this;
    if (this.leads) return void (await client.query('select 1'));
    const { rows } = await client.query<{ isOurs: boolean }>(
      'select pg_try_advisory_lock($1::bigint) as "isOurs"',
      [KEY],
    );
    if (!rows[0]?.isOurs) return;
    this.leads = true;
    for (const heir of this.heirs) await heir();
  }

  private async connect(): Promise<Client> {
    const client = new Client({
      connectionString: this.url,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
    });
    client.on('error', (error) => {
      if (client === this.client) this.lost(error);
    });
    await client.connect();
    await client.query(NOTICE_DEAD_PEERS);
    return client;
  }

  private lost(error: Error): void {
    if (this.isClosed) return;
    if (this.leads) this.logger.warn(`no longer the leader: ${error.message}`);
    this.leads = false;
    void this.client?.end().catch(() => undefined);
    this.client = undefined;
  }
}
