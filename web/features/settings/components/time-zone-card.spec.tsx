import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser } from '../../../shared/testing/factories';
import { fakeServer } from '../../../shared/testing/fake-server';
import { renderApp } from '../../../shared/testing/render-app';
import { TimeZoneCard } from './time-zone-card';

it('offers UTC, once, although browsers do not count it among the zones of places', async () => {
  const user = aUser({ time_zone: null });
  const calls = fakeServer({ 'auth.updateMe': { body: { ...user, time_zone: 'UTC' } } });
  renderApp(<TimeZoneCard user={user} />);
  const zones = screen.getByLabelText('Show days of');
  expect(within(zones).getAllByRole('option', { name: 'UTC' })).toHaveLength(1);
  await userEvent.selectOptions(zones, 'UTC');
  expect(calls.at(-1)?.body).toEqual({ time_zone: 'UTC' });
});
