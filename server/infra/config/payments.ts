import { createHmac } from 'node:crypto';
import { z } from 'zod';

type Environment = Record<string, string | undefined>;

const SOLD_PLANS = ['BRONZE', 'SILVER', 'GOLD', 'PLATINUM'] as const;

const priceId = z.string().regex(/^price_\w+$/, 'expected the id of a price, such as price_…');

/** One variable for the price of each paid plan. */
function priceVariables<Prefix extends 'STRIPE' | 'STRIPE_TEST'>(prefix: Prefix) {
  const entries = SOLD_PLANS.map((plan) => [`${prefix}_${plan}_PRICE_ID`, priceId.optional()]);
  type Name = `${Prefix}_${(typeof SOLD_PLANS)[number]}_PRICE_ID`;
  return Object.fromEntries(entries) as Record<Name, z.ZodOptional<typeof priceId>>;
}

/** What the environment may say about payments. */
export const paymentVariables = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, 'expected a key such as sk_test_… or sk_live_…')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_\w+$/, 'expected a key such as pk_test_… or pk_live_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, 'expected a secret such as whsec_…')
    .optional(),
  ...priceVariables('STRIPE'),
  ...priceVariables('STRIPE_TEST'),
};

type PaymentVariables = z.output<z.ZodObject<typeof paymentVariables>> & {
  NODE_ENV: string;
  SANDBOX?: boolean;
};

/** What is wrong between variables. */
export function paymentProblems(env: Environment): string[] {
  const problems: string[] = [];
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable } = env;
  if (secret && !env.STRIPE_WEBHOOK_SECRET)
    problems.push('STRIPE_WEBHOOK_SECRET: expected, because STRIPE_SECRET_KEY is set');
  if (env.STRIPE_WEBHOOK_SECRET && !secret)
    problems.push('STRIPE_SECRET_KEY: expected, because STRIPE_WEBHOOK_SECRET is set');
  if (secret && publishable && isTestKey(secret) !== isTestKey(publishable))
    problems.push(
      'STRIPE_PUBLISHABLE_KEY: expected a key of the same mode (test or live) as STRIPE_SECRET_KEY',
    );
  return problems;
}

/** Payments are played when no key is given, in production only on request. */
export function arePaymentsPlayed({
  NODE_ENV,
  SANDBOX,
  STRIPE_SECRET_KEY,
}: PaymentVariables): boolean {
  if (STRIPE_SECRET_KEY !== undefined) return false;
  return SANDBOX ?? NODE_ENV !== 'production';
}

/** Where subscriptions are bought. `provider: 'none'` means that the product runs and sells nothing. */
export interface PaymentsConfig {
  provider: 'stripe' | 'sandbox' | 'none';
  environment: 'sandbox' | 'test' | 'live';
  secretKey: string;
  publishableKey: string | null;
  webhookSecret: string;
  /** Of the sandbox; the SDK knows the real one. */
  address: { host: string; port: number; protocol: 'http' } | null;
  /** Price ids by the name of the plan in capitals. */
  priceIds: Readonly<Record<string, string | undefined>>;
}

export function paymentProvider(
  vars: PaymentVariables,
  sandboxUrl: string,
  sessionSecret: string,
): PaymentsConfig {
  if (vars.STRIPE_SECRET_KEY && vars.STRIPE_WEBHOOK_SECRET) {
    const isTest = isTestKey(vars.STRIPE_SECRET_KEY);
    const prefix = isTest ? 'STRIPE_TEST' : 'STRIPE';
    return {
      provider: 'stripe',
      environment: isTest ? 'test' : 'live',
      secretKey: vars.STRIPE_SECRET_KEY,
      publishableKey: vars.STRIPE_PUBLISHABLE_KEY ?? null,
      webhookSecret: vars.STRIPE_WEBHOOK_SECRET,
      address: null,
      priceIds: Object.fromEntries(
        SOLD_PLANS.map((plan) => [plan, vars[`${prefix}_${plan}_PRICE_ID`]]),
      ),
    };
  }
  const { hostname, port } = new URL(sandboxUrl);
  // Derived, as the identity client's secret is.
  const derived = (what: string) =>
    createHmac('sha256', sessionSecret).update(what).digest('hex').slice(0, 32);
  return {
    provider: arePaymentsPlayed(vars) ? 'sandbox' : 'none',
    environment: arePaymentsPlayed(vars) ? 'sandbox' : 'live',
    secretKey: `sk_test_${derived('sandbox payments key')}`,
    publishableKey: arePaymentsPlayed(vars)
      ? `pk_test_${derived('sandbox publishable key')}`
      : null,
    webhookSecret: `whsec_${derived('sandbox webhook secret')}`,
    address: { host: hostname, port: Number(port || 80), protocol: 'http' },
    priceIds: {},
  };
}

const isTestKey = (key: string) => /^(sk|rk|pk)_test_/.test(key);
