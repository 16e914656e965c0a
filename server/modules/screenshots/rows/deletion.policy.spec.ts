import { type WorkspaceRole, mintWorkspaceAccess } from '../../../common/workspace-scope';
import { assertMayDelete, mayDelete, othersNotDeleted } from './deletion.policy';

const ADA = '0197c1a0-0000-7000-8000-00000000000a';
const BEN = '0197c1a0-0000-7000-8000-00000000000b';
const scopeOf = (role: WorkspaceRole) =>
  mintWorkspaceAccess({
    workspaceId: BEN,
    userId: ADA,
    kind: 'team',
    role,
    ownerId: BEN,
    lock: null,
  });

it.each<[WorkspaceRole, own: boolean, others: boolean]>([
  ['owner', true, true],
  ['admin', true, true],
  ['member', true, false],
])('lets the %s delete own screenshots (%s) and those of others (%s)', (role, own, others) => {
  const scope = scopeOf(role);
  expect(mayDelete(scope, { uploadedById: ADA })).toBe(own);
  expect(mayDelete(scope, { uploadedById: BEN })).toBe(others);
});

it('refuses a deletion with the roles that may do it', () => {
  expect(() => assertMayDelete(scopeOf('member'), { uploadedById: ADA })).not.toThrow();
  const refusal = { code: 'role_too_low', details: { allowed: ['owner', 'admin'] } };
  expect(othersNotDeleted()).toMatchObject(refusal);
  expect(() => assertMayDelete(scopeOf('member'), { uploadedById: BEN })).toThrow(
    expect.objectContaining(refusal),
  );
});
