import { mintPersonScope, type PersonScope } from './person-scope';
import { mintWorkspaceScope, type WorkspaceScope } from './workspace-scope';

/** A private member: no object literal has it and a spread does not copy it, so a proof cannot be written by hand. */
declare abstract class SystemProof {
  private readonly systemProof: true;
}

/**
 * Proof of work that nobody signed in for: jobs, scheduled work, events of the payment provider and operators' commands.
 * Repository methods that read or sweep all workspaces require it.
 */
export interface SystemScope extends SystemProof {
  /** The proof for one workspace, so that people and system work share the same methods. */
  workspace(workspaceId: string): WorkspaceScope;
  person(userId: string): PersonScope;
}

/** For the starts of system work only; test/scopes.spec.ts lists the files. */
export function mintSystemScope(): SystemScope {
  const scope = {
    workspace: mintWorkspaceScope,
    person: (userId: string) => mintPersonScope({ userId }),
  };
  return scope as SystemScope;
}
