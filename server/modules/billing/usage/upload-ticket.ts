import type { PlanRow } from '../plans/plans.repository';

declare const taken: unique symbol;

/** Proof that an upload was counted or needs no counting. Storing a screenshot requires one. */
export interface UploadTicket {
  readonly [taken]: true;
  /** The plan that allowed it, as it was under the lock of the space. */
  readonly plan: PlanRow;
}

/** For the quota service only (enforced by test/architecture.spec.ts). */
export function issueTicket(plan: PlanRow): UploadTicket {
  return { plan } as UploadTicket;
}
