import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock';
import type { PlanFile } from '../../contract/billing';
import { PLANS } from '../../contract/plans';
import type { PlanRow } from './billing.repository';
import { PlansAdminRepository } from './plans-admin.repository';

type Wanted = PlanFile[number];
type Field = 'name' | 'price_cents' | 'screenshot_limit' | 'is_active' | 'stripe_price_id';

/** What seeding does, or would do, to one plan. */
export interface PlanChange {
  id: number;
  name: string;
  kind: 'added' | 'changed' | 'same';
  fields: { field: Field; from: unknown; to: unknown }[];
}

const FROM_SPECIFICATION: PlanFile = PLANS.map(({ id, name, priceCents, screenshotLimit }) => ({
  id,
  name,
  price_cents: priceCents,
  screenshot_limit: screenshotLimit,
}));

/** Puts plans into the table as they should be; what a file does not say stays as it is. */
@Injectable()
export class PlanSeeds {
  constructor(
    private readonly repository: PlansAdminRepository,
    private readonly clock: Clock,
  ) {}

  /** Without a file the five plans of spec §9. Safe to repeat. */
  seed(file: PlanFile | null, isDryRun: boolean): Promise<PlanChange[]> {
    return this.repository.transaction(async () => {
      const known = new Map((await this.repository.listPlans()).map((plan) => [plan.id, plan]));
      const changes: PlanChange[] = [];
      for (const wanted of file ?? FROM_SPECIFICATION) {
        const change = changeOf(known.get(wanted.id), wanted);
        changes.push(change);
        if (!isDryRun && change.kind !== 'same') {
          await this.repository.savePlan(wanted, this.clock.now());
        }
      }
      return changes;
    });
  }
}

function changeOf(known: PlanRow | undefined, wanted: Wanted): PlanChange {
  const { id, name } = wanted;
  const fields = fieldsOf(wanted).flatMap(([field, to]) => {
    const from = known ? valueOf(known, field) : undefined;
    return from === to ? [] : [{ field, from: from ?? null, to }];
  });
  if (!known) return { id, name, kind: 'added', fields };
  return { id, name, kind: fields.length > 0 ? 'changed' : 'same', fields };
}

function fieldsOf(wanted: Wanted): [Field, unknown][] {
  const { id: _, ...said } = wanted;
  return (Object.entries(said) as [Field, unknown][]).filter(([, value]) => value !== undefined);
}

function valueOf(plan: PlanRow, field: Field): unknown {
  const values: Record<Field, unknown> = {
    name: plan.name,
    price_cents: plan.priceCents,
    screenshot_limit: plan.screenshotLimit,
    is_active: plan.isActive,
    stripe_price_id: plan.stripePriceId,
  };
  return values[field];
}
