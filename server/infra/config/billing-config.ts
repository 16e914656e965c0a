import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** The plan of everybody where no plans are sold (docs/decisions.md#own-server). */
export interface OwnPlan {
  name: string;
  /** Uploads a month in the personal space; null means unlimited. */
  screenshotLimit: number | null;
  /** Bytes in each space; null means the limit of the server. */
  storageLimit: number | null;
}

const OWN_SERVER: OwnPlan = { name: 'Own server', screenshotLimit: null, storageLimit: null };

const OwnPlanFile = z.strictObject({
  name: z.string().trim().min(1).max(40).default(OWN_SERVER.name),
  screenshot_limit: z.int().min(0).nullable().default(OWN_SERVER.screenshotLimit),
  storage_limit: z.int().min(0).nullable().default(OWN_SERVER.storageLimit),
});

export const billingVariables = {
  BILLING: z
    .enum(['on', 'off'], 'expected on or off')
    .default('on')
    .transform((value) => value === 'on'),
  PLANS_FILE: z.string().transform(readOwnPlan).optional(),
};

type BillingVariables = z.output<z.ZodObject<typeof billingVariables>>;

export interface BillingConfig {
  /** False on an own server: nothing is sold, and everybody has the same plan with all features. */
  isOn: boolean;
  ownPlan: OwnPlan;
}

export function billingOf({ BILLING, PLANS_FILE }: BillingVariables): BillingConfig {
  return { isOn: BILLING, ownPlan: PLANS_FILE ?? OWN_SERVER };
}

/** Problems between the variables; computed from the raw ones, so that they are reported with all other problems. */
export function billingProblems({ BILLING, PLANS_FILE }: Record<string, string | undefined>) {
  return PLANS_FILE && BILLING !== 'off'
    ? ['PLANS_FILE: expected only together with BILLING=off; sold plans come from the table']
    : [];
}

function readOwnPlan(path: string, context: z.core.$RefinementCtx): OwnPlan {
  try {
    const plan = OwnPlanFile.parse(JSON.parse(readFileSync(path, 'utf8')));
    const { name, screenshot_limit: screenshotLimit, storage_limit: storageLimit } = plan;
    return { name, screenshotLimit, storageLimit };
  } catch {
    context.addIssue({
      code: 'custom',
      message: 'expected a readable JSON file such as {"name": "Family", "screenshot_limit": 500}',
    });
    return z.NEVER;
  }
}
