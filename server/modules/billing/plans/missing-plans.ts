import { PLANS, type PlanSeed } from '../../../contract/plans';

/**
 * The plans of the contract that a table lacks (docs/decisions.md#plan-table). Where the id or the name is taken, the row
 * is the operator's: it is neither changed nor doubled.
 */
export const missingPlans = (rows: readonly { id: number; name: string }[]): PlanSeed[] =>
  PLANS.filter(({ id, name }) => !rows.some((row) => row.id === id || row.name === name));
