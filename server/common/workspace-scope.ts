import type { TeamRole } from '../contract/team-roles';
import type { LockWindow } from './lock-window';

declare const minted: unique symbol;

export type WorkspaceKind = 'personal' | 'team';
export type WorkspaceRole = TeamRole;

/**
 * Proof that a person may look into a workspace. Only the workspaces module makes one, after the membership
 * check; every repository method asks for it, so that code without permission does not compile.
 */
export interface WorkspaceScope {
  readonly [minted]: true;
  readonly workspaceId: string;
  readonly userId: string;
  readonly kind: WorkspaceKind;
  readonly role: WorkspaceRole;
  /** Whose plan carries the workspace. */
  readonly ownerId: string;
  /** What the person may see of, but not open. */
  readonly lock: LockWindow | null;
}

/** For the workspaces module only (enforced by test/architecture.spec.ts). */
export function mintScope(parts: Omit<WorkspaceScope, typeof minted>): WorkspaceScope {
  return parts as WorkspaceScope;
}
