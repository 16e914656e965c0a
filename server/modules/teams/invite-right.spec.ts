import { invitableRoles, inviteRight } from './invite-right';

it('needs the right of the offered role', () => {
  expect(inviteRight('admin')).toBe('invite_admin');
  expect(inviteRight('member')).toBe('invite_member');
});

it.each([
  ['owner', ['admin', 'member']],
  ['admin', ['member']],
  ['member', []],
] as const)('lets the %s invite %j', (role, roles) => {
  expect(invitableRoles(role)).toEqual(roles);
});
