import { z } from 'zod';
import { CreateInvite } from '../../contract/invites';
import { Typed } from '../../contract/primitives';
import { CreateTeam, UpdateTeam } from '../../contract/teams';
import { issueSentence } from './issue-sentence';

const Counted = z.object({ count: z.int().min(3).max(9), ids: z.array(z.uuid()).max(2) });
const Listed = z.object({
  kind: z
    .string()
    .transform((names) => names.split(','))
    .pipe(z.array(z.enum(['chat', 'code']))),
});

it.each<[string, z.ZodType, unknown]>([
  ['The request is missing.', CreateTeam, undefined],
  ['name is missing.', CreateTeam, {}],
  ['name must be a text.', CreateTeam, { name: 5 }],
  ['name must not be empty.', CreateTeam, { name: '  ' }],
  ['name may have at most 100 characters.', CreateTeam, { name: 'x'.repeat(101) }],
  ['There is no field "colour".', CreateTeam, { name: 'x', colour: 'red' }],
  [
    'There is no field "a" or "b" or "c" or 1 more.',
    CreateTeam,
    { name: 'x', a: 1, b: 2, c: 3, d: 4 },
  ],
  [`There is no field "${'a'.repeat(100)}".`, CreateTeam, { name: 'x', ['a'.repeat(5_000)]: 1 }],
  ['There is nothing to change. Send at least one field.', UpdateTeam, {}],
  ['This is not an e-mail address.', CreateInvite, { email: 'nobody', role: 'member' }],
  ['role is missing.', CreateInvite, { email: 'a@example.com' }],
  ['role must be member or admin.', CreateInvite, { email: 'a@example.com', role: 'boss' }],
  ['count must be at least 3.', Counted, { count: 1, ids: [] }],
  ['A search has at most 500 characters.', z.object({ q: Typed }), { q: 'x'.repeat(501) }],
  ['count may be at most 9.', Counted, { count: 10, ids: [] }],
  ['count must be a whole number.', Counted, { count: 3.5, ids: [] }],
  ['ids.0 is not valid.', Counted, { count: 3, ids: ['x'] }],
  ['ids must be a list.', Counted, { count: 3, ids: 'x' }],
  ['kind must be chat or code.', Listed, { kind: 'chat,cat' }],
])('%s', (sentence, schema, input) => {
  const [issue] = schema.safeParse(input).error?.issues ?? [];
  expect(issue && issueSentence(issue, input)).toBe(sentence);
});
