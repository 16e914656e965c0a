import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../../../shared/testing/fake-server';
import { renderApp } from '../../../shared/testing/render-app';
import { VisionCard } from './vision-card';

const MODEL = { host: 'models.example.com', is_on: false, can_change: true };

function show(vision_model: object | null, scope: { team_id?: string } = {}) {
  const calls = fakeServer({
    'workspaces.settings': { body: { vision_model } },
    'workspaces.updateSettings': { body: { vision_model } },
  });
  renderApp(<VisionCard scope={scope} />);
  return (route: string) => calls.filter((call) => call.route === route);
}
const theSwitch = () => screen.findByRole('switch', { name: /^Allow it to read screenshots/ });

it('names the service that would receive images, and sends nothing before consent', async () => {
  const sent = show(MODEL);
  expect(await theSwitch()).toHaveProperty('checked', false);
  screen.getByText(/are sent to models\.example\.com/);
  expect(sent('workspaces.updateSettings')).toEqual([]);
});

it('switches it for the chosen workspace', async () => {
  const sent = show(MODEL, { team_id: 'team-1' });
  await userEvent.click(await theSwitch());
  await waitFor(() =>
    expect(sent('workspaces.updateSettings')).toMatchObject([
      { query: 'team_id=team-1', body: { vision_model: true } },
    ]),
  );
});

it('is for the owner only', async () => {
  show({ ...MODEL, can_change: false }, { team_id: 'team-1' });
  expect(await theSwitch()).toHaveProperty('disabled', true);
  screen.getByText('Only the owner of this team can change this.');
});

it('is not shown without a model', async () => {
  const sent = show(null);
  await waitFor(() => expect(sent('workspaces.settings')).toHaveLength(1));
  expect(screen.queryByRole('switch')).toBeNull();
});
