import type { OwnPlan } from '../../../infra/config/billing-config';
import { bigintOf, type PlanRow } from './plans.repository';

/** No row has it: ids of plans begin at 1. */
const OWN_SERVER_PLAN_ID = 0;

/** The plan of everybody where no plans are sold: above every rank, so it has every feature (docs/decisions.md#own-server). */
export function ownServerPlan({ name, screenshotLimit, storageLimit }: OwnPlan): PlanRow {
  return {
    id: OWN_SERVER_PLAN_ID,
    rank: Number.MAX_SAFE_INTEGER,
    name,
    priceCents: 0,
    screenshotLimit,
    storageLimit: bigintOf(storageLimit),
    isActive: true,
    stripePriceId: null,
    createdAt: new Date(0),
    updatedAt: new Date(0),
  };
}

export const isOwnServerPlan = ({ id }: PlanRow): boolean => id === OWN_SERVER_PLAN_ID;
