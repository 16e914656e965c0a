import { screen } from '@testing-library/react';
import { aPlan, aStatus, aUser } from '../shared/testing/factories';
import { fakeServer } from '../shared/testing/fake-server';
import { renderApp } from '../shared/testing/render-app';
import { BottomStrip } from './bottom-strip';

it('holds Home, Screenshots, Upload, Teams and the plan, in this order', async () => {
  fakeServer({
    'auth.me': { body: aUser() },
    'billing.plans': { body: [aPlan()] },
    'billing.status': { body: aStatus() },
    'teams.list': { body: [] },
  });
  renderApp(<BottomStrip />);
  await screen.findByRole('link', { name: /^Free/ });
  const strip = screen.getByRole('navigation', { name: 'Main' });
  const entries = [...strip.querySelectorAll('a, button')];
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    'Home',
    'Screenshots',
    'Upload',
    'Teams',
    'Free 0/25',
  ]);
  expect(entries[4]?.getAttribute('href')).toBe('/pricing');
});
