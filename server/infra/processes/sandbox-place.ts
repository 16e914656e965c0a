import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'sandbox-url';

type Environment = Record<string, string | undefined>;

/**
 * Says in the data folder where the sandbox of this server is: it takes the next free port where its own is taken, and
 * operators' commands need not know the port of the server.
 */
export function keepSandboxPlace(dataDir: string, url: string): void {
  writeFileSync(join(dataDir, FILE), url, { mode: 0o600 });
}

/** The environment with the place of the sandbox, as the last start said it; unchanged where it names one, or none was started. */
export function withKeptSandbox<Env extends Environment>(
  env: Env,
  dataDir: string,
): Env & Environment {
  if (env.SANDBOX_URL || env.SANDBOX_PORT) return env;
  try {
    return { ...env, SANDBOX_URL: readFileSync(join(dataDir, FILE), 'utf8').trim() };
  } catch {
    return env;
  }
}
