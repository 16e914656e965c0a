import { Injectable } from '@nestjs/common';
import { Database } from '../../../infra/database/database';
import type { Plan } from '../../../infra/database/generated/client';

/** A plan as it is stored. */
export type PlanRow = Plan;

export const bigintOf = (bytes: number | null) => (bytes === null ? null : BigInt(bytes));

/** The plans that the operator has seeded. */
@Injectable()
export class PlansRepository {
  constructor(private readonly database: Database) {}

  async listPlans(): Promise<PlanRow[]> {
    return this.database.prisma.plan.findMany({
      where: { isActive: true },
      orderBy: [{ rank: 'asc' }, { id: 'asc' }],
    });
  }

  /** Also plans that are no longer for sale, because people may still pay for one. */
  async listAllPlans(): Promise<PlanRow[]> {
    return this.database.prisma.plan.findMany({ orderBy: [{ rank: 'asc' }, { id: 'asc' }] });
  }

  async findPlan(id: number): Promise<PlanRow | null> {
    return this.database.prisma.plan.findUnique({ where: { id } });
  }
}
