import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock';
import { mintSystemScope } from '../../../common/system-scope';
import type { PlanFile } from '../../../contract/billing';
import { PLANS, type PlanSeed } from '../../../contract/plans';
import { Transactions } from '../../../infra/database/transactions';
import { missingPlans } from './missing-plans';
import type { PlanRow } from './plans.repository';
import { PlansAdminRepository } from './plans-admin.repository';

type Wanted = PlanFile[number];
type Field = keyof Omit<Wanted, 'id'>;

/** The change that seeding makes, or would make, to one plan. */
export interface PlanChange {
  id: number;
  name: string;
  /** `kept`: the row differs from the plan of the contract, and stays. */
  kind: 'added' | 'changed' | 'same' | 'kept';
  fields: { field: Field; from: unknown; to: unknown }[];
}

const wantedOf = ({ id, rank, name, priceCents, screenshotLimit }: PlanSeed): Wanted => ({
  id,
  rank,
  name,
  price_cents: priceCents,
  screenshot_limit: screenshotLimit,
});

/** Writes plans into the table. */
@Injectable()
export class PlanSeedsService {
  private readonly system = mintSystemScope();

  constructor(
    private readonly repository: PlansAdminRepository,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * A file changes the plans that it names; fields that it leaves out stay unchanged. Without one the plans that are
   * missing are added, as at each start (docs/decisions.md#plan-table). Safe to repeat.
   */
  seed(file: PlanFile | null, isDryRun: boolean): Promise<PlanChange[]> {
    return this.transactions.run(async () => {
      const known = await this.repository.listPlans();
      const changes = file ? changesOf(known, file) : additionsTo(known);
      for (const { wanted, kind } of isDryRun ? [] : changes) {
        if (kind === 'same' || kind === 'kept') continue;
        await this.repository.savePlan(this.system, wanted, this.clock.now());
      }
      return changes.map(({ wanted: { id, name }, kind, fields }) => ({ id, name, kind, fields }));
    });
  }
}

type Change = Pick<PlanChange, 'kind' | 'fields'> & { wanted: Wanted };

function changesOf(known: readonly PlanRow[], file: PlanFile): Change[] {
  return file.map((wanted) => {
    const row = known.find(({ id }) => id === wanted.id);
    const fields = differences(row, wanted);
    if (!row) return { wanted, kind: 'added', fields };
    return { wanted, kind: fields.length > 0 ? 'changed' : 'same', fields };
  });
}

function additionsTo(known: readonly PlanRow[]): Change[] {
  const missing = new Set(missingPlans(known));
  return PLANS.map((plan) => {
    const wanted = wantedOf(plan);
    if (missing.has(plan)) return { wanted, kind: 'added', fields: differences(undefined, wanted) };
    const row = known.find(({ id }) => id === plan.id);
    const fields = differences(row, wanted);
    return { wanted, kind: fields.length > 0 ? 'kept' : 'same', fields };
  });
}

function differences(row: PlanRow | undefined, wanted: Wanted): PlanChange['fields'] {
  return fieldsOf(wanted).flatMap(([field, to]) => {
    const from = row ? valueOf(row, field) : undefined;
    return from === to ? [] : [{ field, from: from ?? null, to }];
  });
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
