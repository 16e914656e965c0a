import { CLI_IDLE_DAYS, DAY_MS } from '../../contract/limits';
import { isIdle } from './idle-token';

const NOW = new Date('2026-11-23T12:00:00Z');
const ago = (ms: number) => new Date(NOW.getTime() - ms);
const LIMIT = CLI_IDLE_DAYS * DAY_MS;

it('ends a command line that was not used for the idle time', () => {
  const token = { kind: 'cli' as const, createdAt: ago(2 * LIMIT) };
  expect(isIdle({ ...token, lastUsedAt: ago(LIMIT) }, NOW)).toBe(true);
  expect(isIdle({ ...token, lastUsedAt: ago(LIMIT - 1) }, NOW)).toBe(false);
});

it('counts from its creation before the first use', () => {
  expect(isIdle({ kind: 'cli', createdAt: ago(LIMIT), lastUsedAt: null }, NOW)).toBe(true);
  expect(isIdle({ kind: 'cli', createdAt: ago(LIMIT - 1), lastUsedAt: null }, NOW)).toBe(false);
});

it('never ends an API key', () => {
  expect(isIdle({ kind: 'key', createdAt: ago(9 * LIMIT), lastUsedAt: null }, NOW)).toBe(false);
});
