declare const taken: unique symbol;

/** Proof that an upload was counted, or needs no counting; storing a screenshot asks for one. */
export interface UploadTicket {
  readonly [taken]: true;
}

/** For the quota service only. */
export function issueTicket(): UploadTicket {
  return {} as UploadTicket;
}
