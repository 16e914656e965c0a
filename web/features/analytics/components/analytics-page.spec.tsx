import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiQuery } from '../../../shared/api/hooks';
import { createQueryClient } from '../../../shared/api/query-client';
import { aUser } from '../../../shared/testing/factories';
import { fakeServer } from '../../../shared/testing/fake-server';
import { renderApp } from '../../../shared/testing/render-app';
import { someAnalytics } from '../testing/factories';
import { AnalyticsPage } from './analytics-page';

type Answers = Parameters<typeof fakeServer>[0];

const REFUSAL = {
  status: 402,
  body: { code: 'plan_required', error: 'Analytics need Gold.', details: { plan: 'Gold' } },
};
const filled = someAnalytics(
  {
    storage_bytes: 3 * 1024 ** 3,
    tags: [{ tag_name: 'a & b', count: 4 }],
    kinds: [{ kind: 'email', count: 2 }],
  },
  [
    { month: '2026-10', uploaded: 5, processed: 4, failed: 1, median_seconds: 4.2 },
    { month: '2026-11', uploaded: 2, uploaded_bytes: 1024 ** 3 },
  ],
);

function show(answer: Answers['analytics.get'], address = '/analytics') {
  const calls = fakeServer({
    'auth.me': { body: aUser({ time_zone: 'Asia/Kolkata' }) },
    'analytics.get': answer,
  });
  const queryClient = createQueryClient(() => undefined);
  renderApp(<AnalyticsPage />, { address, queryClient });
  return { calls, queryClient };
}

const refresh = (queryClient: ReturnType<typeof createQueryClient>) => {
  const [name] = apiQuery('analytics.get', { query: {} }).queryKey;
  return act(() => queryClient.invalidateQueries({ queryKey: [name] }));
};
const panel = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the figures', () => {
  it('are summed up', async () => {
    show({ body: filled });
    const value = async (name: string) =>
      (await screen.findByText(name, { selector: 'dt' })).nextElementSibling?.textContent;
    expect(await value('Size of the images')).toBe('3 GB');
    expect(await value('Uploaded in 12 months')).toBe('7');
    expect(await value('Read')).toBe('4');
    expect(await value('Could not be read')).toBe('1');
  });

  it('are drawn month by month, and can be read with the arrow keys', async () => {
    show({ body: filled });
    const uploads = await panel('Uploads');
    const chart = uploads.getByRole('slider');
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Export as CSV');
    await userEvent.tab();
    expect(chart.getAttribute('aria-valuetext')).toBe('November 2026: 2 uploaded');
    await userEvent.keyboard('{ArrowLeft}');
    expect(chart.getAttribute('aria-valuetext')).toBe('October 2026: 5 uploaded');
    const storage = await panel('Size by month');
    const row = storage.getByRole('row', { name: /^November 2026/ });
    expect(row.textContent).toBe('November 20263 GB1 GB');
    expect(
      (await panel('Processing')).getByText(/^October 2026: half were read within 4.2 s/),
    ).toBeTruthy();
  });

  it('name tags, which link to their screenshots, and kinds', async () => {
    show({ body: filled });
    const tags = await panel('Most used tags');
    expect(tags.getByRole('link', { name: 'a & b' }).getAttribute('href')).toBe(
      '/gallery?tags=a%20%26%20b',
    );
    expect((await panel('What they show')).getByText('E-mail')).toBeTruthy();
  });

  it('are requested for the time zone of the person and for the chosen team', async () => {
    const { calls } = show({ body: filled }, '/analytics?team_id=t1');
    await screen.findByText('Size of the images');
    const asked = calls.filter(({ route }) => route === 'analytics.get').at(-1);
    expect(new URLSearchParams(asked?.query).get('tz')).toBe('Asia/Kolkata');
    expect(new URLSearchParams(asked?.query).get('team_id')).toBe('t1');
  });
});

it('are compared with the month before', async () => {
  show({ body: filled });
  expect(
    (await panel('Uploads')).getByText('7 screenshots in 12 months · 3 fewer than in October 2026'),
  ).toBeTruthy();
});

it('draw no chart of a single bar in the first month', async () => {
  show({ body: someAnalytics({ storage_bytes: 10 }, [{ month: '2026-11', uploaded: 2 }]) });
  expect(await screen.findByText(/The charts begin with your second month/)).toBeTruthy();
  expect(screen.queryByRole('slider')).toBeNull();
});

it('link to the upload page while the vault is empty', async () => {
  show({ body: someAnalytics() });
  expect(await screen.findByText('No data yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Upload' }).getAttribute('href')).toBe('/upload');
});

describe('without the plan', () => {
  it('describes the page and links to the plans', async () => {
    show(REFUSAL);
    expect(await screen.findByText('Analytics come with the Gold plan')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/pricing');
    const shown = within(screen.getByRole('list', { name: 'What you would see' }));
    expect(shown.getAllByRole('listitem')).toHaveLength(4);
  });

  it("says in a team that the owner's plan decides", async () => {
    show(REFUSAL, '/analytics?team_id=t1');
    expect(await screen.findByText('In a team, the owner’s plan decides.')).toBeTruthy();
  });

  it('hides the figures when the plan ends while the page is open', async () => {
    let hasPlan = true;
    const { queryClient } = show(() => (hasPlan ? { body: filled } : REFUSAL));
    await screen.findByText('Size of the images');
    hasPlan = false;
    await refresh(queryClient);
    expect(await screen.findByText('Analytics come with the Gold plan')).toBeTruthy();
    expect(screen.queryByText('Size of the images')).toBeNull();
  });
});

describe('a failure', () => {
  it('offers Retry', async () => {
    let isDown = true;
    show(() => (isDown ? { status: 422 } : { body: filled }));
    await screen.findByText('Analytics could not be loaded');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Size of the images')).toBeTruthy();
  });

  it('keeps the figures that are loaded', async () => {
    let isDown = false;
    const { queryClient } = show(() => (isDown ? { status: 422 } : { body: filled }));
    await screen.findByText('Size of the images');
    isDown = true;
    await refresh(queryClient);
    expect(await screen.findByText('Analytics could not be refreshed.')).toBeTruthy();
    expect(screen.getByText('Size of the images')).toBeTruthy();
  });
});
