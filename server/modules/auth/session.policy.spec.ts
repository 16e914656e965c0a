import { isSessionAlive, isTouchDue } from './session.policy';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = new Date('2026-11-22T08:00:00Z');
const before = (ms: number) => new Date(NOW.getTime() - ms);

it.each([
  ['used a moment ago', 0, 0, true],
  ['unused for almost 30 days', 30 * DAY_MS - 1, 30 * DAY_MS, true],
  ['unused for 30 days', 30 * DAY_MS, 30 * DAY_MS, false],
  ['in use for almost 90 days', 0, 90 * DAY_MS - 1, true],
  ['in use for 90 days', 0, 90 * DAY_MS, false],
])('a session %s is alive: %s', (_name, idleMs, ageMs, isAlive) => {
  const session = { createdAt: before(ageMs), lastSeenAt: before(idleMs) };
  expect(isSessionAlive(session, NOW)).toBe(isAlive);
});

it('writes down a use once an hour', () => {
  const hour = 60 * 60 * 1000;
  expect(isTouchDue({ createdAt: NOW, lastSeenAt: before(hour - 1) }, NOW)).toBe(false);
  expect(isTouchDue({ createdAt: NOW, lastSeenAt: before(hour) }, NOW)).toBe(true);
});
