import { join } from 'node:path';
import { type Config, readConfig, readEnvironment } from './infra/config/config';
import { SANDBOX_MAIL_USER } from './infra/config/mail-config';
import { SANDBOX_CLIENT_ID, sandboxSecrets } from './infra/config/sandbox-secrets';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from './infra/database/embedded/start-embedded-postgres';
import { lockDataDir } from './infra/processes/data-dir-lock';
import { isPortFree, nextFreePort } from './infra/processes/ports';
import { keepSandboxPlace } from './infra/processes/sandbox-place';
import { StartError, tellStartFailure } from './infra/processes/start-error';
import { SupervisedChild } from './infra/processes/supervised-child';
import { prepareDatabase, prepareForeignDatabase } from './prepare-database';

// Less than the five seconds after which a service manager kills the process.
const CHILDREN_PATIENCE_MS = 3500;
const DATABASE_PATIENCE_MS = 800;

/**
 * glibc keeps freed memory for itself once something large has been given back. With a fixed size a picture gets pages of
 * its own, which return to the system at once: the worker then needs 100 MB less. Few short-lived objects are made between
 * two readings, so little room for them is enough: it saves another 30 MB at rest.
 */
const WORKER_MEMORY = {
  MALLOC_MMAP_THRESHOLD_: '131072',
  NODE_OPTIONS: '--max-semi-space-size=2',
};

/**
 * Half the room for short-lived objects that Node.js gives: under uploads the API needs 35 MB less, and a list costs the same.
 * A quarter made lists a fifth dearer (`docs/performance.md`).
 */
const API_MEMORY = { NODE_OPTIONS: '--max-semi-space-size=8' };

/** Starts the database and the programs of the product, keeps them running and stops them together. */
class Supervisor {
  private readonly children: SupervisedChild[] = [];
  private embedded: Promise<EmbeddedPostgres> | null = null;
  private ending: Promise<void> | null = null;
  private unlock: () => void = () => undefined;
  private sandboxReady: Promise<void> | undefined;

  constructor(private readonly config: Config) {}

  async start(): Promise<void> {
    this.unlock = lockDataDir(this.config.dataDir);
    const { port, host } = this.config;
    await assertPortFree(port, host);
    const surroundings = this.startSurroundings();
    // Its program is loaded while the database starts.
    const api = this.run('api', { ...API_MEMORY, ...baseEnvironmentOf(this.config) }, surroundings);
    const env = await surroundings;
    if (this.ending) return;
    await Promise.all([api.ready, this.sandboxReady]);
    // Started last, because loading its engine would take the cores from the API's start.
    if (!this.ending)
      this.run('worker', { ...WORKER_MEMORY, ...baseEnvironmentOf(this.config), ...env });
    console.log(`Shotvault is ready at ${this.config.publicUrl}`);
  }

  get isEnding(): boolean {
    return this.ending !== null;
  }

  /** Stops everything once; a second signal does not change the order. */
  end(exitCode: number): Promise<void> {
    this.ending ??= this.stopAll().then(
      () => process.exit(exitCode),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
    return this.ending;
  }

  private async stopAll(): Promise<void> {
    await Promise.all(this.children.map((child) => child.stop(CHILDREN_PATIENCE_MS)));
    // A database that is still starting would outlive us; one that failed to start needs no stop.
    const database = await this.embedded?.catch(() => null);
    await database?.stop(DATABASE_PATIENCE_MS);
    this.unlock();
  }

  /** Starts database and sandbox; returns the variables that say where they are. */
  private async startSurroundings(): Promise<NodeJS.ProcessEnv> {
    const [sandbox, databaseUrl] = await Promise.all([this.startSandbox(), this.startDatabase()]);
    return {
      DATABASE_URL: databaseUrl,
      ...(sandbox ? { ...sandbox, SANDBOX_URL: urlOf(sandbox) } : {}),
    };
  }

  private async startDatabase(): Promise<string> {
    const foreign = this.config.databaseUrl;
    const url = foreign ?? (await this.startEmbedded());
    await (foreign ? prepareForeignDatabase : prepareDatabase)(url, this.config);
    return url;
  }

  private async startEmbedded(port?: number): Promise<string> {
    this.embedded = startEmbeddedPostgres({ dataDir: this.config.dataDir, port });
    const database = await this.embedded;
    void database.ended.then(() => this.onDatabaseEnded(database.port));
    return database.url;
  }

  /** Restarts it under the same address, so that every connection pool finds it again. */
  private onDatabaseEnded(port: number): void {
    if (this.ending) return;
    console.error('The database ended; it starts again.');
    this.startEmbedded(port).catch((error: Error) => this.giveUp(error.message));
  }

  private async startSandbox(): Promise<SandboxPorts | undefined> {
    const { dataDir, publicUrl, allowedHosts, sandbox, sessionSecret } = this.config;
    if (!sandbox.enabled) return undefined;
    const ports = await sandboxPortsOf(this.config);
    keepSandboxPlace(dataDir, urlOf(ports));
    const secrets = sandboxSecrets(sessionSecret);
    const { ready } = this.run('../sandbox/main', {
      // The sandbox knows what Google and Stripe would know, and nothing of our database.
      ...pick(process.env, ['PATH', 'NODE_ENV', 'TZ', 'SystemRoot']),
      ...ports,
      SANDBOX_HOSTS: allowedHosts.join(','),
      SANDBOX_DIR: join(dataDir, 'sandbox'),
      SANDBOX_CLIENT_ID,
      SANDBOX_CLIENT_SECRET: secrets.clientSecret,
      SANDBOX_STRIPE_KEY: secrets.stripeKey,
      SANDBOX_MAIL_USER,
      SANDBOX_MAIL_SECRET: secrets.mailSecret,
      SANDBOX_WEBHOOK_SECRET: secrets.webhookSecret,
      SANDBOX_WEBHOOK_URL: webhookUrlOf(this.config),
      PUBLIC_URL: publicUrl,
    });
    this.sandboxReady = ready;
    return ports;
  }

  /** `laterEnv` is for a program that waits for it with `receiveEnvironment`. */
  private run(
    program: string,
    env: NodeJS.ProcessEnv,
    laterEnv?: Promise<NodeJS.ProcessEnv>,
  ): SupervisedChild {
    const entry = join(__dirname, `${program}.js`);
    const onGivenUp = (sentence: string) => this.giveUp(sentence);
    const child = new SupervisedChild({ entry, env, laterEnv, onGivenUp });
    this.children.push(child);
    return child;
  }

  private giveUp(sentence: string): void {
    if (this.ending) return;
    console.error(`${sentence} Shotvault stops.`);
    void this.end(1);
  }
}

async function assertPortFree(port: number, host: string): Promise<void> {
  if (await isPortFree(port, host)) return;
  throw new StartError(
    `Port ${port} on ${host} cannot be used: another program has it, or it is reserved. Stop that program, or set PORT to another one.`,
  );
}

function baseEnvironmentOf(config: Config): NodeJS.ProcessEnv {
  return {
    // glibc keeps a heap for every thread, and images are decoded on many; two heaps save 90 MB.
    MALLOC_ARENA_MAX: '2',
    ...readEnvironment(),
    DATA_DIR: config.dataDir,
    SESSION_SECRET: config.sessionSecret,
    SERVER_KEY: config.serverKey,
    SHOTVAULT_PARENT: String(process.pid),
  };
}

/** The sandbox's ports as every program receives them; the mail port only while no mail server is configured. */
interface SandboxPorts {
  SANDBOX_PORT: string;
  SANDBOX_SMTP_PORT?: string;
}

const urlOf = ({ SANDBOX_PORT: port }: SandboxPorts): string => `http://127.0.0.1:${port}`;

async function sandboxPortsOf({ port, sandbox, mail }: Config): Promise<SandboxPorts> {
  const http = await nextFreePort(sandbox.port, '127.0.0.1', [port]);
  if (mail.provider !== 'sandbox') return { SANDBOX_PORT: String(http) };
  const smtp = await nextFreePort(sandbox.mailPort, '127.0.0.1', [port, http]);
  return { SANDBOX_PORT: String(http), SANDBOX_SMTP_PORT: String(smtp) };
}

/** Addresses our own port directly, whatever proxy stands between it and PUBLIC_URL. */
function webhookUrlOf({ host, port }: Config): string {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const address = isEverywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  return `http://${address}:${port}/api/webhooks/stripe`;
}

function pick(env: NodeJS.ProcessEnv, names: string[]): NodeJS.ProcessEnv {
  return Object.fromEntries(names.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
}

async function main(): Promise<void> {
  let supervisor: Supervisor | null = null;
  try {
    supervisor = new Supervisor(readConfig());
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
      process.on(signal, () => void supervisor?.end(0));
    await supervisor.start();
  } catch (error) {
    // An error during the shutdown is caused by the shutdown.
    if (supervisor?.isEnding) return;
    tellStartFailure(error);
    if (!supervisor) process.exit(1);
    await supervisor.end(1);
  }
}

void main();
