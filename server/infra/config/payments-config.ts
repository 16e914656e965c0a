import { z } from 'zod';
import { type PlanName, PLANS } from '../../contract/plans';
import { sandboxSecrets } from './sandbox-secrets';

/** A plan as the variable of its price names it. */
type SoldPlan = Uppercase<Exclude<PlanName, 'Free'>>;

/** The plans for sale. */
export const SOLD_PLANS = PLANS.filter(({ priceCents }) => priceCents > 0).map(
  ({ name }) => name.toUpperCase() as SoldPlan,
);

type PriceVariable = `STRIPE_${SoldPlan}_PRICE_ID` | `STRIPE_TEST_${SoldPlan}_PRICE_ID`;

const keyOf = (kinds: string, example: string) =>
  z
    .string()
    .regex(new RegExp(`^(${kinds})_(test|live)_\\w+$`), `expected a key such as ${example}`)
    .optional();

const priceId = z
  .string()
  .regex(/^price_\w+$/, 'expected the id of a price, such as price_1AbC')
  .optional();

const priceVariables = Object.fromEntries(
  SOLD_PLANS.flatMap((plan) => [
    [`STRIPE_${plan}_PRICE_ID`, priceId],
    [`STRIPE_TEST_${plan}_PRICE_ID`, priceId],
  ]),
) as Record<PriceVariable, typeof priceId>;

export const paymentVariables = {
  STRIPE_SECRET_KEY: keyOf('sk|rk', 'sk_test_… or sk_live_…'),
  STRIPE_PUBLISHABLE_KEY: keyOf('pk', 'pk_test_… or pk_live_…'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, 'expected a signing secret such as whsec_…')
    .optional(),
  ...priceVariables,
};

type PaymentVariables = z.output<z.ZodObject<typeof paymentVariables>>;

export interface PaymentsConfig {
  provider: 'sandbox' | 'stripe' | 'none';
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** The host of the provider, when it is not Stripe's own. */
  host?: string;
  port?: number;
  protocol?: 'http' | 'https';
  /** Developer tools exist for the first two; an installation without a provider counts as `live`. */
  environment: 'sandbox' | 'test' | 'live';
  /** By the plan's name in upper case; empty where the product creates its prices itself. */
  priceIds: Record<string, string>;
}

interface Given {
  vars: PaymentVariables;
  isSandboxAllowed: boolean;
  sandboxUrl: string;
  sessionSecret: string;
}

/** The page for developers exists only where no real money is used (docs/decisions.md#payment-tests). */
export const hasPaymentTests = ({
  payments: { provider, environment },
}: {
  payments: PaymentsConfig;
}): boolean => provider !== 'none' && environment !== 'live';

/** Chooses Stripe with a key, else the sandbox, else none. */
export function paymentsOf(given: Given): PaymentsConfig {
  const { vars, isSandboxAllowed, sandboxUrl, sessionSecret } = given;
  if (vars.STRIPE_SECRET_KEY && vars.STRIPE_WEBHOOK_SECRET) {
    const environment = modeOf(vars.STRIPE_SECRET_KEY);
    return {
      provider: 'stripe',
      secretKey: vars.STRIPE_SECRET_KEY,
      publishableKey: vars.STRIPE_PUBLISHABLE_KEY ?? '',
      webhookSecret: vars.STRIPE_WEBHOOK_SECRET,
      environment,
      priceIds: priceIdsOf(vars, environment),
    };
  }
  if (isSandboxAllowed) return sandboxPayments(sandboxUrl, sessionSecret);
  const keys = { secretKey: '', publishableKey: '', webhookSecret: '' };
  return { provider: 'none', ...keys, environment: 'live', priceIds: {} };
}

function sandboxPayments(sandboxUrl: string, sessionSecret: string): PaymentsConfig {
  const { hostname, port, protocol } = new URL(sandboxUrl);
  const isPlain = protocol === 'http:';
  const { stripeKey, publishableKey, webhookSecret } = sandboxSecrets(sessionSecret);
  return {
    provider: 'sandbox',
    secretKey: stripeKey,
    publishableKey,
    webhookSecret,
    host: hostname,
    port: port ? Number(port) : isPlain ? 80 : 443,
    protocol: isPlain ? 'http' : 'https',
    environment: 'sandbox',
    priceIds: {},
  };
}

/** Problems between the variables; computed from the raw ones, so that they are reported with all other problems. */
export function paymentProblems(env: Record<string, string | undefined>): string[] {
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable } = env;
  const problems: string[] = [];
  if (secret && !env.STRIPE_WEBHOOK_SECRET)
    problems.push('STRIPE_WEBHOOK_SECRET: expected, because STRIPE_SECRET_KEY is set');
  for (const name of ['STRIPE_WEBHOOK_SECRET', 'STRIPE_PUBLISHABLE_KEY'])
    if (env[name] && !secret) problems.push(`STRIPE_SECRET_KEY: expected, because ${name} is set`);
  if (secret && publishable && modeOf(secret) !== modeOf(publishable))
    problems.push(
      'STRIPE_PUBLISHABLE_KEY: expected of the same mode (test or live) as STRIPE_SECRET_KEY',
    );
  return problems;
}

function modeOf(key: string): 'test' | 'live' {
  return /^[a-z]+_test_/.test(key) ? 'test' : 'live';
}

function priceIdsOf(vars: PaymentVariables, mode: 'test' | 'live') {
  const prices = SOLD_PLANS.flatMap((plan) => {
    const id =
      mode === 'test' ? vars[`STRIPE_TEST_${plan}_PRICE_ID`] : vars[`STRIPE_${plan}_PRICE_ID`];
    return id === undefined ? [] : [[plan, id] as const];
  });
  return Object.fromEntries(prices);
}
