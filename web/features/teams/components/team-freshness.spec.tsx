import { focusManager } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { aMember } from '../testing/factories';
import { as, showTeam } from '../testing/show-team';

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Shows a team that changes on the server. */
async function showChangingTeam() {
  const alone = as('owner', { members: [] });
  let now = alone;
  const { sent } = showTeam(alone, { 'teams.get': () => ({ body: now }) });
  await wait(100);
  return { sent, joined: () => (now = as('owner', { members: [aMember()] })) };
}

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  focusManager.setFocused(undefined);
  jest.useRealTimers();
});

it('shows a new member within half a minute, and reloads the invites', async () => {
  const { sent, joined } = await showChangingTeam();
  const asked = sent('invites.list').length;
  expect(screen.queryByText('Bea Bloom')).toBeNull();
  joined();
  await wait(31_000);
  expect(screen.getByText('Bea Bloom')).toBeTruthy();
  expect(sent('invites.list').length).toBeGreaterThan(asked);
});

it('pauses in a hidden tab, and reloads when it is visible again', async () => {
  const { sent, joined } = await showChangingTeam();
  act(() => focusManager.setFocused(false));
  const asked = sent('teams.get').length;
  joined();
  await wait(120_000);
  expect(sent('teams.get')).toHaveLength(asked);
  act(() => focusManager.setFocused(true));
  await wait(100);
  expect(screen.getByText('Bea Bloom')).toBeTruthy();
});
