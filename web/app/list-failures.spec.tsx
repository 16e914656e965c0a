import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { RouteName } from '../../server/contract/routes';
import { AnalyticsPage } from '../features/analytics/components/analytics-page';
import { someAnalytics } from '../features/analytics/testing/factories';
import { InvoiceList } from '../features/billing/subscription/invoice-list';
import { PricingPage } from '../features/billing/pricing/pricing-page';
import { CalendarPage } from '../features/calendar/components/calendar-page';
import { DayDialog } from '../features/calendar/components/day-dialog';
import { AddToCollectionDialog } from '../features/collections/components/add-to-collection-dialog';
import { CollectionsPage } from '../features/collections/components/collections-page';
import { DashboardPage } from '../features/dashboard/components/dashboard-page';
import { FavoritesPage } from '../features/favorites/components/favorites-page';
import { KeyList } from '../features/keys/components/key-list';
import { Gallery } from '../features/screenshots/gallery/gallery';
import { TagsPage } from '../features/tags/components/tags-page';
import { ActivityList } from '../features/teams/components/activity-list';
import { DeletedTeams } from '../features/teams/components/deleted-teams';
import { InviteList } from '../features/teams/components/invite-list';
import { TeamPage } from '../features/teams/components/team-page';
import { TeamsPage } from '../features/teams/components/teams-page';
import { TrashPage } from '../features/trash/components/trash-page';
import { createQueryClient } from '../shared/api/query-client';
import { aPlan, aStatus, aTeam, aUser } from '../shared/testing/factories';
import { fakeServer } from '../shared/testing/fake-server';
import { renderApp } from '../shared/testing/render-app';
import { showToast } from '../ui/toasts/toast';

jest.mock('../ui/toasts/toast', () => ({ showToast: jest.fn() }));
jest.spyOn(console, 'error').mockImplementation(() => undefined);

const on = { onUpload: jest.fn(), onRerun: jest.fn() };
const team = aTeam({ role: 'owner' });
const dashboard = {
  team_name: null,
  counts: { screenshots: 0, favorites: 0, collections: 0, tags: 0, teams: 1 },
  activity: [],
  recent: [],
};

/** Every list of the product: the route that fails, the component that shows it, and a valid answer. */
const LISTS: [name: string, route: RouteName, list: ReactNode, body: unknown][] = [
  ['gallery', 'screenshots.list', <Gallery {...on} />, []],
  ['dashboard', 'dashboard.get', <DashboardPage {...on} />, dashboard],
  ['collections', 'collections.list', <CollectionsPage />, []],
  [
    'collections to add to',
    'collections.list',
    <AddToCollectionDialog ids={['1']} onClose={jest.fn()} />,
    [],
  ],
  ['tags', 'tags.list', <TagsPage />, []],
  ['favorites', 'screenshots.list', <FavoritesPage space="Personal" {...on} />, []],
  ['calendar', 'calendar.month', <CalendarPage {...on} />, {}],
  [
    'day of the calendar',
    'calendar.day',
    <DayDialog day="2026-11-20" timeZone="UTC" confidence={0.5} onClose={jest.fn()} {...on} />,
    { uploaded: [], created: [], extracted: [] },
  ],
  ['teams', 'teams.list', <TeamsPage />, []],
  ['deleted teams', 'teams.list', <DeletedTeams />, []],
  ['members', 'teams.get', <TeamPage id={team.id} />, team],
  ['invites', 'invites.list', <InviteList team={team} />, []],
  ['activity', 'teams.activity', <ActivityList id={team.id} />, []],
  ['trash', 'trash.list', <TrashPage />, []],
  ['keys', 'keys.list', <KeyList kind="key" none="No keys" />, []],
  ['invoices', 'billing.invoices', <InvoiceList />, []],
  ['plan in use', 'billing.status', <PricingPage />, aStatus()],
  ['analytics', 'analytics.get', <AnalyticsPage />, someAnalytics()],
];

type Failure = () => { status: number; body: unknown };

const FAILURES: Record<string, Failure> = {
  'the server answers 500': () => ({ status: 500, body: { error: 'A fault', code: 'internal' } }),
  'there is no connection': () => {
    throw new TypeError('Failed to fetch');
  },
};

/** Shows the list while its route fails; the returned function repairs the server. */
function show([, route, list, body]: (typeof LISTS)[number], failure: Failure): () => void {
  let isBroken = true;
  fakeServer({
    'auth.me': { body: aUser({ time_zone: 'UTC' }) },
    'billing.status': { body: aStatus() },
    'billing.plans': { body: [aPlan()] },
    'billing.invoices': { body: [] },
    'teams.list': { body: [] },
    'teams.mine': { body: [] },
    'teams.activity': { body: [] },
    'invites.list': { body: [] },
    [route]: () => (isBroken ? failure() : { body }),
  });
  const queryClient = createQueryClient(() => undefined);
  const { queries } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } });
  renderApp(list, { queryClient });
  return () => {
    isBroken = false;
  };
}

describe.each(Object.entries(FAILURES))('when %s', (_what, failure) => {
  it.each(LISTS.map((list) => [list[0], list] as const))(
    'the list of %s shows no toast, offers Retry and recovers',
    async (_name, list) => {
      const mend = show(list, failure);
      const [retry] = await screen.findAllByRole('button', { name: 'Retry' });
      expect(screen.queryByRole('alertdialog')).toBeNull();
      expect(showToast).not.toHaveBeenCalled();
      mend();
      await userEvent.click(retry!);
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull());
    },
  );
});

it('shows the built-in plans while the server cannot list them', async () => {
  show(['plans', 'billing.plans', <PricingPage />, [aPlan()]], FAILURES['the server answers 500']!);
  expect(await screen.findAllByText('Platinum')).not.toEqual([]);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
