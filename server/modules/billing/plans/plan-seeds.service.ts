import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock';
import { mintSystemScope } from '../../../common/system-scope';
import type { PlanFile } from '../../../contract/billing';
import { PLANS } from '../../../contract/plans';
import { Transactions } from '../../../infra/database/transactions';
import type { PlanRow } from './plans.repository';
import { PlansAdminRepository } from './plans-admin.repository';

type Wanted = PlanFile[number];
type Field = keyof Omit<Wanted, 'id'>;

/** The change that seeding makes, or would make, to one plan. */
export interface PlanChange {
  id: number;
  name: string;
  kind: 'added' | 'changed' | 'same';
  fields: { field: Field; from: unknown; to: unknown }[];
}

const FROM_CONTRACT: PlanFile = PLANS.map(({ id, rank, name, priceCents, screenshotLimit }) => ({
  id,
  rank,
  name,
  price_cents: priceCents,
  screenshot_limit: screenshotLimit,
}));

/** Writes plans into the table; fields that a file leaves out stay unchanged. */
@Injectable()
export class PlanSeedsService {
  private readonly system = mintSystemScope();

  constructor(
    private readonly repository: PlansAdminRepository,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Without a file it seeds the plans of the contract (docs/decisions.md#plan-table). Safe to repeat. */
  seed(file: PlanFile | null, isDryRun: boolean): Promise<PlanChange[]> {
    return this.transactions.run(async () => {
      const known = new Map((await this.repository.listPlans()).map((plan) => [plan.id, plan]));
      const changes: PlanChange[] = [];
      for (const wanted of file ?? FROM_CONTRACT) {
        const change = changeOf(known.get(wanted.id), wanted);
        changes.push(change);
        if (!isDryRun && change.kind !== 'same') {
          await this.repository.savePlan(this.system, wanted, this.clock.now());
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
    rank: plan.rank,
    name: plan.name,
    price_cents: plan.priceCents,
    screenshot_limit: plan.screenshotLimit,
    storage_limit: plan.storageLimit === null ? null : Number(plan.storageLimit),
    is_active: plan.isActive,
    stripe_price_id: plan.stripePriceId,
  };
  return values[field];
}
