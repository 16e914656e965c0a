import type { TeamRole } from '../contract/team-roles';
import type { LockWindow } from './lock-window';
import type { PersonScope } from './person-scope';

export type WorkspaceKind = 'personal' | 'team';
export type WorkspaceRole = TeamRole;

/** A private member: no object literal has it and a spread does not copy it, so a proof cannot be written by hand. */
declare abstract class WorkspaceProof {
  private readonly workspaceProof: true;
}

/** A private member, like that of `WorkspaceProof`. */
declare abstract class AccessProof {
  private readonly accessProof: true;
}

/**
 * Proof that the caller may touch the rows of one workspace. Repository methods require it, so code without permission
 * does not compile. People get one as `WorkspaceAccess`, system work by `SystemScope.workspace`.
 */
export interface WorkspaceScope extends WorkspaceProof {
  readonly workspaceId: string;
  /** Screenshots that the person may see but not open. System work has no lock. */
  readonly lock: LockWindow | null;
}

/** Proof that a person is a member of the workspace. Only the workspaces module makes one. */
export interface WorkspaceAccess extends WorkspaceScope, PersonScope, AccessProof {
  readonly kind: WorkspaceKind;
  readonly role: WorkspaceRole;
  /** The person whose plan carries the workspace. */
  readonly ownerId: string;
}

type AccessParts = Pick<
  WorkspaceAccess,
  'workspaceId' | 'userId' | 'kind' | 'role' | 'ownerId' | 'lock'
>;

/** For the membership check only; test/scopes.spec.ts lists the files that may import each maker of a proof. */
export function mintWorkspaceAccess(parts: AccessParts): WorkspaceAccess {
  return parts as WorkspaceAccess;
}

/** For the system scope, and for the token of an invite, which names its team. */
export function mintWorkspaceScope(workspaceId: string): WorkspaceScope {
  return { workspaceId, lock: null } as WorkspaceScope;
}
