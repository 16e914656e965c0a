/** A private member: no object literal has it and a spread does not copy it, so a proof cannot be written by hand. */
declare abstract class PersonProof {
  private readonly personProof: true;
}

/**
 * Proof of one person: signed in, or named by system work. Repository methods that touch only a person's own rows
 * require it.
 */
export interface PersonScope extends PersonProof {
  readonly userId: string;
}

/** For the sign-in and the system scope only; test/scopes.spec.ts lists the files. */
export function mintPersonScope<Parts extends { userId: string }>(
  parts: Parts,
): Parts & PersonScope {
  return parts as Parts & PersonScope;
}
