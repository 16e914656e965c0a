declare const taken: unique symbol;

/** Proof that an upload was counted or needs no counting. Storing a screenshot requires one. */
export interface UploadTicket {
  readonly [taken]: true;
}

/** For the quota service only (enforced by test/architecture.spec.ts). */
export function issueTicket(): UploadTicket {
  return {} as UploadTicket;
}
