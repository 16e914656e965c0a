import type { Config } from '../../../infra/config/config';
import { type Check, fail, type CheckResult, ok, warn } from './check';

const ABOUT = 'address';
const isLoopback = (host: string) => /^(localhost|127\.[\d.]+|::1|\[::1\])$/.test(host);

/** Checks that PUBLIC_URL, HOST and the proxy in front of the server fit together. */
export const addressCheck: Check = {
  about: ABOUT,
  run: ({ config, environment }) => {
    const found = [
      ...transportResults(config),
      ...sandboxResults(config),
      ...machineResults(config, environment),
    ];
    const { publicUrl, host, port } = config;
    return found.length > 0 ? found : [ok(ABOUT, `${publicUrl}, listening on ${host}:${port}.`)];
  },
};

function transportResults({ publicUrl, host, trustProxy, nodeEnv }: Config): CheckResult[] {
  const { protocol, hostname } = new URL(publicUrl);
  const isPublic = !isLoopback(hostname);
  const found: CheckResult[] = [];
  if (isPublic && protocol === 'http:')
    found.push(
      warn(
        ABOUT,
        `${publicUrl} is not encrypted: sessions can be read on the way.`,
        'Put a proxy with TLS in front, and set PUBLIC_URL to its https address.',
      ),
    );
  if (protocol === 'https:' && trustProxy === false)
    found.push(
      warn(
        ABOUT,
        'PUBLIC_URL is https, so a proxy stands in front, and TRUST_PROXY is off: everybody has the address of the proxy.',
        'Set TRUST_PROXY to the number of proxies, or to their addresses.',
      ),
    );
  if (!isPublic && nodeEnv === 'production')
    found.push(
      warn(
        ABOUT,
        `PUBLIC_URL is ${publicUrl}: links in mails and sign-in work on this machine only.`,
        'Set PUBLIC_URL to the address that people open.',
      ),
    );
  if (isPublic && isLoopback(host) && trustProxy === false && protocol === 'http:')
    found.push(
      warn(ABOUT, `HOST is ${host}: nobody else reaches it.`, 'Set HOST=0.0.0.0, or use a proxy.'),
    );
  return found;
}

function sandboxResults({ sandbox, host, publicUrl, nodeEnv }: Config): CheckResult[] {
  if (!sandbox.enabled) return [];
  const advice = 'Configure Google and Stripe, or let HOST be 127.0.0.1.';
  if (!isLoopback(host))
    return [fail('sandbox', `It runs, and HOST is ${host}: anybody can be anyone.`, advice)];
  if (nodeEnv === 'production' || !isLoopback(new URL(publicUrl).hostname))
    return [warn('sandbox', 'It runs: whoever reaches it can sign in as anybody.', advice)];
  return [];
}

/** An installation with its own database server may run on several machines. */
function machineResults(
  { databaseUrl }: Config,
  environment: Record<string, string | undefined>,
): CheckResult[] {
  if (databaseUrl === undefined || environment.SESSION_SECRET) return [];
  return [
    warn(
      ABOUT,
      'SESSION_SECRET is not set: every machine on this database makes one of its own.',
      'Set the same SESSION_SECRET on all of them.',
    ),
  ];
}
