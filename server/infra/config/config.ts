import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'dotenv';
import { z } from 'zod';
import { billingOf, billingProblems, billingVariables } from './billing-config';
import { decoderOf, decoderVariables } from './decoder-config';
import { allowedHostsOf, hostsVariables } from './hosts-config';
import { httpOf, httpVariables } from './http-config';
import { linkProblems, linksOf, linkVariables } from './links-config';
import { mailOf, mailVariables } from './mail-config';
import { metricsOf, metricsProblems, metricsVariables } from './metrics-config';
import { ocrOf, ocrVariables } from './ocr-config';
import { keptKey, type KeyFile } from './kept-key';
import { isOidcSetting, oidcProblems, oidcProvidersOf, oidcVariables } from './oidc-config';
import { passkeysOf } from './passkeys-config';
import { paymentProblems, paymentVariables, paymentsOf } from './payments-config';
import { projectRoot } from './project-root';
import { proxyVariables } from './proxy-config';
import { SANDBOX_CLIENT_ID, sandboxSecrets } from './sandbox-secrets';
import { listOf, wholeNumber, yesOrNo } from './variable-kinds';
import { storageLimitVariables } from './storage-limit-config';
import { storageOf, storageProblems, storageVariables } from './storage-config';
import { rateLimitsOf, rateLimitVariables } from './rate-limits-config';
import { visionOf, visionProblems, visionVariables } from './vision-config';

type Environment = Record<string, string | undefined>;

/** One error that names every invalid variable, so that all can be corrected at once. */
export class ConfigError extends Error {
  constructor(problems: string[]) {
    super(`The configuration cannot be used:\n${problems.map((text) => `  - ${text}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/** The issuer of the sandbox's people. */
const SANDBOX_ISSUER = 'sandbox';

const GOOGLE = {
  issuer: 'https://accounts.google.com',
  authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
  tokenUrl: 'https://oauth2.googleapis.com/token',
  // The strategy reads the current profile format only from an address that ends in /userinfo.
  userInfoUrl: 'https://openidconnect.googleapis.com/v1/userinfo',
};

const webAddress = z
  .string()
  .refine(isWebAddress, 'expected an address such as https://shots.example.com')
  .transform((value) => value.replace(/\/+$/, ''));

const addresses = (list: string) => listOf(list.toLowerCase());

/** The supervisor must stop within five seconds and stops the database last. */
const SUPERVISED_DRAIN_MS = 2_000;

const Variables = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'], 'expected development, test or production')
    .default('development'),
  PORT: wholeNumber(1, 65_535).default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'expected an address to listen on, such as 127.0.0.1 or 0.0.0.0')
    .optional(),
  PUBLIC_URL: webAddress.optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z
    .string()
    .regex(
      /^postgres(ql)?:\/\/./,
      'expected an address such as postgresql://user:password@host/name',
    )
    .optional(),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\/./, 'expected an address such as redis://user:password@host:6379/0')
    .optional(),
  /** Set by the supervisor for its child processes. */
  SHOTVAULT_PARENT: z.string().optional(),
  DRAIN_SECONDS: wholeNumber(0, 600).default(5),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  ...oidcVariables,
  ...linkVariables,
  ...hostsVariables,
  ...billingVariables,
  ...paymentVariables,
  ...mailVariables,
  ...storageVariables,
  ...metricsVariables,
  SANDBOX: yesOrNo.optional(),
  SANDBOX_PORT: wholeNumber(1, 65_535).optional(),
  SANDBOX_URL: webAddress.optional(),
  SANDBOX_SMTP_PORT: wholeNumber(1, 65_535).optional(),
  SESSION_SECRET: z.string().min(32, 'expected at least 32 characters').optional(),
  SERVER_KEY: z.string().min(32, 'expected at least 32 characters').optional(),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'expected fatal, error, warn, info, debug, trace or silent',
    )
    .default('info'),
  ...proxyVariables,
  ...rateLimitVariables,
  OPERATOR_EMAILS: z
    .string()
    .default('')
    .transform(addresses)
    .refine(
      (list) => list.every((address) => /^[^@\s]+@[^@\s]+$/.test(address)),
      'expected e-mail addresses with commas between them',
    ),
  SECURITY_CONTACT: z
    .string()
    .regex(
      /^(?:mailto:[^@\s]+@[^@\s]+|https:\/\/\S+|tel:[+\d-]+)$/,
      'expected an address such as mailto:security@example.com or https://example.com/security',
    )
    .optional(),
  ...httpVariables,
  TEAM_UPLOAD_CEILING: wholeNumber(1, 100_000_000).default(10_000),
  ...storageLimitVariables,
  ...ocrVariables,
  ...decoderVariables,
  ...visionVariables,
});

/** Every variable that the product reads. */
export const VARIABLE_NAMES = Object.keys(Variables.shape);

type Variables = z.output<typeof Variables>;
export type Config = ReturnType<typeof loadConfig>;
export type GoogleConfig = NonNullable<Config['google']>;

/**
 * Parses the environment. Pure as long as SESSION_SECRET is given; otherwise `keyFor` supplies the secret, which it
 * keeps in the data folder so that a restart signs nobody out.
 */
export function loadConfig(env: Environment, keyFor: (file: KeyFile) => string = keptKey) {
  const vars = parseVariables(env);
  const dataDir = resolve(vars.DATA_DIR);
  const sessionSecret = vars.SESSION_SECRET ?? keyFor({ dataDir, name: 'session-secret' });
  const isSandboxAllowed = vars.SANDBOX ?? vars.NODE_ENV !== 'production';
  const address = sandboxAddressOf(vars);
  const payments = paymentsOf({ vars, isSandboxAllowed, sandboxUrl: address.url, sessionSecret });
  const oidc = oidcProvidersOf(env);
  const google = googleOf({
    vars,
    hasOthers: oidc.length > 0,
    isSandboxAllowed,
    sandboxUrl: address.url,
    sessionSecret,
  });
  /** Whether the sandbox plays any external service. */
  const enabled = google?.issuer === SANDBOX_ISSUER || payments.provider === 'sandbox';
  const sandbox = { enabled, ...address };
  const publicUrl = vars.PUBLIC_URL ?? `http://localhost:${vars.PORT}`;
  const host = vars.HOST ?? (sandbox.enabled ? '127.0.0.1' : '0.0.0.0');
  const mail = mailOf({ vars, sandbox, sessionSecret, publicUrl });
  return {
    nodeEnv: vars.NODE_ENV,
    port: vars.PORT,
    host,
    publicUrl,
    allowedHosts: allowedHostsOf({ publicUrl, host, allowed: vars.ALLOWED_HOSTS }),
    dataDir,
    databaseUrl: vars.DATABASE_URL,
    storage: storageOf(vars, dataDir),
    redisUrl: vars.REDIS_URL,
    /** The time that running work gets to finish when the process is told to stop. */
    drainMs: vars.SHOTVAULT_PARENT === undefined ? vars.DRAIN_SECONDS * 1000 : SUPERVISED_DRAIN_MS,
    /** True without a supervisor: other processes, also on other machines, may use the same rows and files. */
    isShared: vars.DATABASE_URL !== undefined && vars.SHOTVAULT_PARENT === undefined,
    /** Google's way in, or the sandbox's in its place; null where there is neither. */
    google,
    /** The OpenID Connect providers. */
    oidc,
    /** The provider to which visitors are sent at once. */
    autoRedirectTo: vars.OIDC_AUTO_REDIRECT ? (oidc[0]?.id ?? null) : null,
    payments,
    billing: billingOf(vars),
    mail,
    /** Sign-in by links of this server. */
    links: linksOf({ vars, hasOthers: google !== null || oidc.length > 0, mail }),
    passkeys: passkeysOf({ publicUrl, isOidcOnly: vars.OIDC_ONLY }),
    sandbox,
    sessionSecret,
    /** Keys of the stored data come from it (docs/decisions.md#server-key); made when it is first asked for. */
    get serverKey(): string {
      return vars.SERVER_KEY ?? keyFor({ dataDir, name: 'server-key' });
    },
    logLevel: vars.LOG_LEVEL,
    trustProxy: vars.TRUST_PROXY,
    rateLimits: rateLimitsOf(vars),
    http: httpOf(vars),
    /** Uploads a month into all teams of one owner (docs/decisions.md#team-uploads). */
    teams: { uploadCeiling: vars.TEAM_UPLOAD_CEILING },
    /** Bytes of each space whose plan has no limit of its own; null for none (docs/decisions.md#storage). */
    storageLimit: vars.STORAGE_LIMIT ?? null,
    /** E-mail addresses, lower case, of the operators. */
    operators: vars.OPERATOR_EMAILS,
    /** Where weaknesses of this installation are reported, as an address. */
    securityContact: vars.SECURITY_CONTACT,
    ocr: ocrOf(vars),
    decoder: decoderOf(vars),
    vision: visionOf(vars),
    metrics: metricsOf(vars),
  };
}

/** The configuration of this process: its environment over the `.env` file. */
export function readConfig(): Config {
  return loadConfig(readEnvironment());
}

/** The environment of this process, completed by `.env`, which never overrides it. */
export function readEnvironment(): Environment {
  const file = join(projectRoot(), '.env');
  return { ...(existsSync(file) ? parse(readFileSync(file)) : {}), ...process.env };
}

function parseVariables(env: Environment): Variables {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = Variables.safeParse(given);
  const problems = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  problems.push(...combinationProblems(given));
  if (!parsed.success || problems.length > 0) throw new ConfigError([...new Set(problems)]);
  return parsed.data;
}

/** Problems between variables; computed from the raw ones, so that they are reported with all other problems. */
function combinationProblems(env: Environment): string[] {
  return [
    ...billingProblems(env),
    ...identityProblems(env),
    ...linkProblems(env),
    ...metricsProblems(env),
    ...oidcProblems(env),
    ...paymentProblems(env),
    ...storageProblems(env),
    ...visionProblems(env),
  ];
}

function identityProblems(env: Environment): string[] {
  if (env.GOOGLE_CLIENT_ID && !env.GOOGLE_CLIENT_SECRET)
    return ['GOOGLE_CLIENT_SECRET: expected, because GOOGLE_CLIENT_ID is set'];
  if (env.GOOGLE_CLIENT_SECRET && !env.GOOGLE_CLIENT_ID)
    return ['GOOGLE_CLIENT_ID: expected, because GOOGLE_CLIENT_SECRET is set'];
  if (env.GOOGLE_CLIENT_ID || Object.keys(env).some(isOidcSetting)) return [];
  const sandboxForbidden = env.SANDBOX === '0' || env.SANDBOX === 'false';
  const hasSandbox = !sandboxForbidden && (env.NODE_ENV !== 'production' || env.SANDBOX);
  // Without any provider this server signs people in by its own links, unless that was switched off.
  if (hasSandbox || !['0', 'false'].includes(env.LINK_SIGN_IN ?? '')) return [];
  return [
    'LINK_SIGN_IN: 0 leaves nobody who could sign in. Leave it out, or set GOOGLE_CLIENT_ID together with ' +
      'GOOGLE_CLIENT_SECRET, or a provider such as OIDC_HOME_ISSUER ' +
      '(SANDBOX=1 allows the local sandbox sign-in, where anybody can be anyone)',
  ];
}

function sandboxAddressOf(vars: Variables) {
  const port = vars.SANDBOX_PORT ?? (vars.PORT === 65_535 ? vars.PORT - 1 : vars.PORT + 1);
  return {
    port,
    url: vars.SANDBOX_URL ?? `http://127.0.0.1:${port}`,
    /** The SMTP port of its mailbox. */
    mailPort: vars.SANDBOX_SMTP_PORT ?? (port > 65_533 ? port - 2 : port + 1),
  };
}

interface GoogleGiven {
  vars: Variables;
  /** Whether there are other ways in. */
  hasOthers: boolean;
  isSandboxAllowed: boolean;
  sandboxUrl: string;
  sessionSecret: string;
}

/** With other ways in the sandbox signs nobody in, unless it was asked for: there anybody can be anyone. */
function googleOf(given: GoogleGiven) {
  const { vars, hasOthers, isSandboxAllowed, sandboxUrl, sessionSecret } = given;
  if (vars.OIDC_ONLY) return null;
  if (vars.GOOGLE_CLIENT_ID && vars.GOOGLE_CLIENT_SECRET)
    return {
      ...GOOGLE,
      clientId: vars.GOOGLE_CLIENT_ID,
      clientSecret: vars.GOOGLE_CLIENT_SECRET,
    };
  if (!isSandboxAllowed || (hasOthers && !vars.SANDBOX)) return null;
  return {
    issuer: SANDBOX_ISSUER,
    authorizationUrl: `${sandboxUrl}/sandbox/oauth/authorize`,
    tokenUrl: `${sandboxUrl}/sandbox/oauth/token`,
    userInfoUrl: `${sandboxUrl}/sandbox/oauth/userinfo`,
    clientId: SANDBOX_CLIENT_ID,
    clientSecret: sandboxSecrets(sessionSecret).clientSecret,
  };
}

function isWebAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, search, hash } = new URL(value);
  return (protocol === 'http:' || protocol === 'https:') && search === '' && hash === '';
}
