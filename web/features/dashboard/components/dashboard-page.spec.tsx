import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Dashboard } from '../../../../server/contract/dashboard';
import { apiQuery } from '../../../shared/api/hooks';
import { createQueryClient } from '../../../shared/api/query-client';
import { aUser } from '../../../shared/testing/factories';
import { fakeServer } from '../../../shared/testing/fake-server';
import { renderApp } from '../../../shared/testing/render-app';
import { aScreenshot } from '../../screenshots/testing/factories';
import { DashboardPage } from './dashboard-page';

jest.mock('../../../ui/toasts/toast', () => ({ showToast: jest.fn() }));

type Answers = Parameters<typeof fakeServer>[0];

const row = aScreenshot({ ai_generated_title: 'Invoice' });

const aDashboard = (part: Partial<Dashboard> = {}): Dashboard => ({
  team_name: null,
  counts: { screenshots: 7, favorites: 0, collections: 0, tags: 0, teams: 0 },
  activity: Array.from({ length: 30 }, (_, index) => ({
    date: `2026-11-${String(index + 1).padStart(2, '0')}`,
    uploaded: 1,
    created: 0,
  })),
  recent: [row],
  ...part,
});

function show(answers: Answers = {}, address = '/') {
  fakeServer({
    'auth.me': { body: aUser({ time_zone: 'UTC' }) },
    'dashboard.get': { body: aDashboard() },
    'calendar.month': { body: {} },
    ...answers,
  });
  const queryClient = createQueryClient(() => undefined);
  renderApp(<DashboardPage onUpload={jest.fn()} onRerun={jest.fn()} />, { address, queryClient });
  return queryClient;
}

const activity = () => within(screen.getByRole('region', { name: 'Activity of the last 30 days' }));
const screenshots = () => screen.queryByRole('link', { name: /^7\s*Screenshots$/ });

describe('the banner', () => {
  it('names the personal gallery', async () => {
    show();
    expect(await screen.findByText('Your personal gallery')).toBeTruthy();
  });

  it('names the gallery of the chosen team', async () => {
    show({ 'dashboard.get': { body: aDashboard({ team_name: 'Harbor' }) } }, '/?team_id=t1');
    expect(await screen.findByText('The Harbor gallery')).toBeTruthy();
    expect(screen.queryByText('Your personal gallery')).toBeNull();
  });
});

it('begins with what lies ahead and what is new; counts, actions and the chart follow', async () => {
  show();
  await screen.findByRole('heading', { name: 'Recent screenshots' });
  const parts = [
    screen.getByRole('heading', { name: 'Recent screenshots' }),
    screenshots(),
    screen.getByRole('navigation', { name: 'Quick actions' }),
    screen.getByRole('region', { name: 'Activity of the last 30 days' }),
  ];
  const { DOCUMENT_POSITION_FOLLOWING: behind } = Node;
  parts.slice(1).forEach((part, at) => {
    expect(part && (parts[at]?.compareDocumentPosition(part) ?? 0) & behind).toBe(behind);
  });
});

describe('the offer to create a team', () => {
  const offer = () => screen.queryByRole('link', { name: 'Create Team' });
  const counts = { ...aDashboard().counts, teams: 1 };

  it('is shown in the personal workspace of a person without teams', async () => {
    show();
    await screen.findByText('Your personal gallery');
    expect((await screen.findByRole('link', { name: 'Create Team' })).getAttribute('href')).toBe(
      '/teams?create=1',
    );
  });

  it.each([
    ['of somebody who has one', { counts }, '/'],
    ['of a team', { team_name: 'Harbor' }, '/?team_id=t1'],
  ])('is not shown in the workspace %s', async (_whose, part, address) => {
    show({ 'dashboard.get': { body: aDashboard(part) } }, address);
    await screen.findByText('Invoice');
    expect(offer()).toBeNull();
  });
});

describe('a dashboard that fails', () => {
  it('offers Retry in the card of the chart, beside the parts that need no data', async () => {
    let isDown = true;
    show({ 'dashboard.get': () => (isDown ? { status: 422 } : { body: aDashboard() }) });
    await screen.findByText('The activity could not be loaded');
    expect(screen.getByRole('link', { name: /Upload Screenshots/ })).toBeTruthy();
    isDown = false;
    await userEvent.click(activity().getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Invoice')).toBeTruthy();
    expect(activity().queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('says so in each part, and each offers Retry', async () => {
    show({ 'dashboard.get': { status: 422 } });
    await screen.findByText('The activity could not be loaded');
    expect(screen.getByText('The numbers could not be loaded')).toBeTruthy();
    expect(screen.getByText('The recent screenshots could not be loaded')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(3);
  });

  it('keeps the data that is loaded', async () => {
    let isDown = false;
    const queryClient = show({
      'dashboard.get': () => (isDown ? { status: 422 } : { body: aDashboard() }),
    });
    await screen.findByText('Invoice');
    isDown = true;
    const [name] = apiQuery('dashboard.get', { query: {} }).queryKey;
    await act(() => queryClient.invalidateQueries({ queryKey: [name] }));
    expect(await activity().findByRole('alert')).toBeTruthy();
    expect(screenshots()).toBeTruthy();
    expect(screen.getByText('Invoice')).toBeTruthy();
    expect(activity().getByRole('slider')).toBeTruthy();
    isDown = false;
    await userEvent.click(activity().getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(activity().queryByRole('alert')).toBeNull());
  });
});

describe('a favorite among the recent screenshots', () => {
  const heart = (name: RegExp) => screen.findByRole('button', { name });

  it('shows before the server has answered, and is taken back when it refuses', async () => {
    let refuse: (answer: { status: number }) => void = () => undefined;
    show({ 'screenshots.update': () => new Promise((resolve) => (refuse = resolve)) });
    await userEvent.click(await heart(/^Add Invoice to favorites/));
    expect(await heart(/^Remove Invoice from favorites/)).toBeTruthy();
    await act(async () => refuse({ status: 500 }));
    expect(await heart(/^Add Invoice to favorites/)).toBeTruthy();
  });
});
