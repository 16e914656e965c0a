import { proposedName } from './proposed-name';

it.each([
  [{ q: 'order number' }, 'Order number'],
  [{ q: 'tag:invoice -cancelled "due soon"' }, 'Invoice due soon'],
  [{ q: 'invoice OR receipt' }, 'Invoice or receipt'],
  [{ q: 'status: https://shop.example amount>50' }, 'Status: https://shop.example amount>50'],
  [{ tags: ['travel', 'work'] }, 'Travel, work'],
  [{ q: 'hotel', kind: ['receipt' as const] }, 'Hotel, receipts'],
  [{ q: 'Settings', kind: ['settings' as const] }, 'Settings'],
  [{ favorites: true }, 'Favorites'],
  [{ kind: ['settings' as const, 'code' as const] }, 'Settings, code'],
  [{ q: 'tax', start_date: '2026-01-01', end_date: '2026-12-31' }, 'Tax, 2026'],
  [{ q: 'tax', start_date: '2026-10-01', end_date: '2026-10-31' }, 'Tax, October 2026'],
  [{ q: 'tax', start_date: '2026-01-01', end_date: '2026-12-30' }, 'Tax, 2026-01-01 to 2026-12-30'],
  [{ start_date: '2026-01-01' }, 'From 2026-01-01'],
  [{ q: '-x' }, ''],
  [{}, ''],
])('calls %j %j', (search, name) => {
  expect(proposedName(search)).toBe(name);
});

it('is short enough for a name', () => {
  expect(proposedName({ q: 'word '.repeat(100) }).length).toBeLessThanOrEqual(60);
});
