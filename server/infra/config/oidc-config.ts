import { z } from 'zod';
import { listOf, wholeNumber, yesOrNo } from './variable-kinds';

type Environment = Record<string, string | undefined>;

/** One OpenID Connect provider, as its variables describe it. */
export interface OidcProvider {
  /** The name in its variables, in lower case; a part of its redirect address. */
  id: string;
  /** The issuer, or the address of its discovery document. */
  issuer: string;
  clientId: string;
  /** Undefined for a public client, which PKCE alone protects. */
  clientSecret: string | undefined;
  /** Its name for people. */
  title: string;
  /** The text of its button. */
  label: string;
  scope: string;
  /** The only algorithm that its ID tokens may be signed with. */
  algorithm: string;
  timeoutMs: number;
  /** Where each value stands among the claims; dots lead into objects. */
  claims: { name: string; email: string; picture: string; groups: string; plan: string | null };
  /** Members of one of these groups are operators while they are in it. */
  operatorGroups: readonly string[];
  /** Empty lists allow everybody. */
  allowedGroups: readonly string[];
  allowedDomains: readonly string[];
  /** Takes its addresses as verified, whatever it says. */
  trustsEmail: boolean;
  /** Joins an existing account that has the same verified address. */
  joinsByEmail: boolean;
  /** Signs people out there, too. */
  signsOut: boolean;
}

export const oidcVariables = {
  OIDC_ONLY: yesOrNo.default(false),
  OIDC_AUTO_REDIRECT: yesOrNo.default(false),
};

const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'Ed25519',
] as const;

const claim = z
  .string()
  .regex(/^[\w:/-]+(\.[\w:/-]+)*$/, 'expected the name of a claim, such as realm_access.roles');
const names = z.string().transform(listOf);

/** The settings of one provider, each in a variable `OIDC_<NAME>_<SETTING>`. */
const Settings = z.object({
  ISSUER: z
    .string('expected the address of the issuer')
    .refine(isWebAddress, 'expected an address such as https://auth.example.com/realms/home'),
  CLIENT_ID: z.string('expected the id of the client').min(1),
  CLIENT_SECRET: z.string().optional(),
  NAME: z.string().max(40, 'expected at most 40 characters').optional(),
  LABEL: z.string().max(40, 'expected at most 40 characters').optional(),
  SCOPE: z
    .string()
    .regex(/(^| )openid( |$)/, 'expected scopes with spaces between them, and openid among them')
    .default('openid email profile'),
  ALGORITHM: z.enum(ALGORITHMS, `expected one of ${ALGORITHMS.join(', ')}`).default('RS256'),
  TIMEOUT_SECONDS: wholeNumber(1, 60).default(10),
  NAME_CLAIM: claim.default('name'),
  EMAIL_CLAIM: claim.default('email'),
  PICTURE_CLAIM: claim.default('picture'),
  GROUPS_CLAIM: claim.default('groups'),
  PLAN_CLAIM: claim.optional(),
  OPERATOR_GROUPS: names.default([]),
  ALLOWED_GROUPS: names.default([]),
  ALLOWED_DOMAINS: names
    .transform((list) => list.map((domain) => domain.toLowerCase().replace(/^@/, '')))
    .default([]),
  TRUST_EMAIL: yesOrNo.default(false),
  JOIN_BY_EMAIL: yesOrNo.default(false),
  LOGOUT: yesOrNo.default(false),
});
type Settings = z.output<typeof Settings>;

const SETTING = new RegExp(`^OIDC_([A-Z0-9]+)_(${Object.keys(Settings.shape).join('|')})$`);

/** The name of Google's own way in. */
const TAKEN = 'GOOGLE';

/** Whether a variable belongs to a provider. */
export const isOidcSetting = (variable: string): boolean => SETTING.test(variable);

/** The raw settings by the name of their provider, in the order of the names. */
function settingsByName(env: Environment): [string, Record<string, string>][] {
  const found = new Map<string, Record<string, string>>();
  for (const [variable, value] of Object.entries(env)) {
    const [, name, setting] = SETTING.exec(variable) ?? [];
    if (!name || !setting || !value?.trim()) continue;
    found.set(name, { ...found.get(name), [setting]: value.trim() });
  }
  return [...found].sort(([one], [other]) => (one < other ? -1 : 1));
}

/** The configured providers; call it after `oidcProblems` has found none. */
export function oidcProvidersOf(env: Environment): OidcProvider[] {
  return settingsByName(env).map(([name, raw]) => providerOf(name, Settings.parse(raw)));
}

function providerOf(name: string, settings: Settings): OidcProvider {
  const title = settings.NAME ?? name.charAt(0) + name.slice(1).toLowerCase();
  return {
    id: name.toLowerCase(),
    issuer: settings.ISSUER,
    clientId: settings.CLIENT_ID,
    clientSecret: settings.CLIENT_SECRET,
    title,
    label: settings.LABEL ?? `Continue with ${title}`,
    scope: settings.SCOPE,
    algorithm: settings.ALGORITHM,
    timeoutMs: settings.TIMEOUT_SECONDS * 1000,
    claims: {
      name: settings.NAME_CLAIM,
      email: settings.EMAIL_CLAIM,
      picture: settings.PICTURE_CLAIM,
      groups: settings.GROUPS_CLAIM,
      plan: settings.PLAN_CLAIM ?? null,
    },
    operatorGroups: settings.OPERATOR_GROUPS,
    allowedGroups: settings.ALLOWED_GROUPS,
    allowedDomains: settings.ALLOWED_DOMAINS,
    trustsEmail: settings.TRUST_EMAIL,
    joinsByEmail: settings.JOIN_BY_EMAIL,
    signsOut: settings.LOGOUT,
  };
}

/** Problems of the providers and between them; computed from the raw variables. */
export function oidcProblems(env: Environment): string[] {
  const providers = settingsByName(env);
  const isOn = (name: string) => /^(1|true)$/.test(env[name] ?? '');
  const problems = providers.flatMap(([name, raw]) => problemsOf(name, raw));
  problems.push(
    ...Object.keys(env)
      .filter((name) => /^OIDC_/.test(name) && !SETTING.test(name) && !(name in oidcVariables))
      .map((name) => `${name}: expected a setting of a provider, such as OIDC_HOME_ISSUER`),
  );
  if (isOn('OIDC_ONLY') && providers.length === 0)
    problems.push('OIDC_ONLY: expected a provider, because nobody could sign in otherwise');
  if (isOn('OIDC_AUTO_REDIRECT') && !(isOn('OIDC_ONLY') && providers.length === 1))
    problems.push('OIDC_AUTO_REDIRECT: expected only with OIDC_ONLY=1 and exactly one provider');
  return problems;
}

function problemsOf(name: string, raw: Record<string, string>): string[] {
  if (name === TAKEN)
    return [`OIDC_${name}_ISSUER: expected another name; Google has GOOGLE_CLIENT_ID`];
  const parsed = Settings.safeParse(raw);
  if (parsed.success) return [];
  return parsed.error.issues.map(
    ({ path, message }) => `OIDC_${name}_${path.join('.')}: ${message}`,
  );
}

function isWebAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, search, hash, username } = new URL(value);
  return /^https?:$/.test(protocol) && search === '' && hash === '' && username === '';
}
