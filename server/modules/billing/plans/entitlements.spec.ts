import { carriesPlan, entitlements, graceEnd } from './entitlements';

const now = new Date('2026-11-15T12:00:00Z');
const of = (id: number, screenshotLimit: number | null, used = 0, rank = id) =>
  entitlements({ plan: { id, rank, screenshotLimit }, subscription: null, used, now });

it.each([
  [1, []],
  [2, ['team_collaboration']],
  [3, ['team_collaboration', 'advanced_search', 'priority_processing']],
])('opens the features of plan %i', (id, features) => {
  expect(of(id, 25).features).toEqual(features);
});

it('opens features by rank, not by id', () => {
  expect(of(77, 25, 0, 2.5).features).toEqual(['team_collaboration']);
  expect(of(1, 25, 0, 9).features).toEqual([]);
});

it('opens everything on the largest plan, and on those that an operator makes', () => {
  expect(of(5, 2400).features).toHaveLength(7);
  expect(of(77, null).features).toHaveLength(7);
});

it.each([
  [25, 0, 25, true],
  [25, 24, 1, true],
  [25, 25, 0, false],
  [25, 30, 0, false],
  [null, 9999, null, true],
])('of %s with %i used leaves %s', (limit, used, remaining, canUpload) => {
  expect(of(1, limit, used)).toMatchObject({ remaining, canUpload });
});

const at = (day: string | null) => (day ? new Date(`${day}T00:00:00Z`) : null);

it.each([
  ['active', '2026-11-01', false, null, true],
  ['active', '2026-11-01', true, null, false],
  ['active', '2026-12-01', true, null, true],
  ['past_due', '2026-12-08', false, '2026-11-16', true],
  ['past_due', '2026-12-08', false, '2026-11-15', false],
  ['past_due', '2026-11-14', true, '2026-11-16', false],
  ['ended', '2027-11-08', false, null, false],
])(
  '%s until %s, cancelled %s, with grace until %s, carries its plan: %s',
  (status, end, cancelAtPeriodEnd, grace, carries) => {
    const periodEnd = new Date(`${end}T00:00:00Z`);
    const subscription = { status, periodEnd, cancelAtPeriodEnd, graceEndsAt: at(grace) };
    expect(carriesPlan(subscription, now)).toBe(carries);
  },
);

it('grants seven days from the start of the unpaid period', () => {
  expect(graceEnd(new Date('2026-02-27T10:00:00Z'))).toEqual(new Date('2026-03-06T10:00:00Z'));
});
