import { readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setImmediate as afterOthers } from 'node:timers/promises';
import type Stripe from 'stripe';

const load = createRequire(__filename);
/** The folder of the SDK with one file for each kind of thing. */
const PARTS = 'resources';

let sdk: Promise<typeof Stripe> | undefined;

/** Loads the SDK when it is first needed: its 237 parts would make each start a tenth slower. */
export function loadStripe(): Promise<typeof Stripe> {
  sdk ??= loadInParts().catch((error: unknown) => {
    // Too many open files, for example, is no reason to have no SDK until the next start.
    sdk = undefined;
    throw error;
  });
  return sdk;
}

/** One file after another: all of them at once hold up every other request for 150 ms. */
async function loadInParts(): Promise<typeof Stripe> {
  const parts = join(dirname(load.resolve('stripe')), PARTS);
  const names = await readdir(parts, { recursive: true });
  for (const name of names.filter((it) => it.endsWith('.js'))) {
    load(join(parts, name));
    await afterOthers();
  }
  return load('stripe') as typeof Stripe;
}
