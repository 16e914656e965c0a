import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProfileCard } from '../../features/settings/components/profile-card';
import { aPlan, aStatus, aUser } from '../../shared/testing/factories';
import { fakeServer } from '../../shared/testing/fake-server';
import { renderApp } from '../../shared/testing/render-app';
import { UserMenu } from './user-menu';

const outside = { picture: 'https://pictures.example/ada.png', name: 'ada L', given_name: 'Ada' };
const user = aUser({ google_user_data: outside });

it("shows the person's first letter, and loads no external picture", async () => {
  fakeServer({ 'auth.me': { body: user } });
  renderApp(
    <>
      <UserMenu />
      <ProfileCard user={user} />
    </>,
  );
  await screen.findByRole('button', { name: 'Account of ada L' });
  expect(screen.getAllByText('A')).toHaveLength(2);
  expect(document.querySelector('img')).toBeNull();
});

it('links to the trash', async () => {
  fakeServer({
    'auth.me': { body: user },
    'billing.plans': { body: [aPlan()] },
    'billing.status': { body: aStatus() },
  });
  renderApp(<UserMenu />);
  await userEvent.click(await screen.findByRole('button', { name: 'Account of ada L' }));
  const link = await screen.findByRole('link', { name: 'Trash' });
  expect(link.getAttribute('href')).toBe('/trash');
});
