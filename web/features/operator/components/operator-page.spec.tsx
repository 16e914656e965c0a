import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FailedJob, OperatorOverview } from '../../../../server/contract/operator/operator';
import { aUser } from '../../../shared/testing/factories';
import { fakeServer } from '../../../shared/testing/fake-server';
import { planSales } from '../../../shared/plan-sales';
import { renderApp } from '../../../shared/testing/render-app';
import { OperatorPage } from './operator-page';

type Answers = Parameters<typeof fakeServer>[0];

const overview: OperatorOverview = {
  people: {
    total: 1204,
    active: 310,
    teams: 1,
    plans: [
      { plan_name: 'Free', people: 1200 },
      { plan_name: 'Gold', people: 4 },
    ],
  },
  queue: {
    paused_since: null,
    kinds: [
      {
        kind: 'read-screenshot',
        queued: 12,
        running: 1,
        failed: 2,
        waiting_since: '2026-11-21T10:00:00.000Z',
      },
    ],
  },
  storage: { screenshots: 52_310, bytes: 9 * 1024 ** 3, free_bytes: 40 * 1024 ** 3 },
  readings: {
    version: '2.3',
    older: 1_812,
    engine: 'tesseract.js 7.0.0 + PP-OCRv4 1.4.2',
    median_seconds: 2.345,
  },
  versions: { shotvault: '1.1.0', node: '20.20.2', postgres: '18.4', schema: '20261121_keys' },
};
const job = (n: number): FailedJob => ({
  id: `0199a8b0-0000-7000-8000-00000000000${n}`,
  kind: 'read-screenshot',
  key: `key-${n}`,
  attempts: 3,
  error: 'It could not be read.',
  failed_at: '2026-11-21T09:00:00.000Z',
});

function show(answers: Answers = {}, isOperator = true) {
  const calls = fakeServer({
    'auth.me': { body: aUser(isOperator ? { is_operator: true } : {}) },
    'operator.overview': { body: overview },
    'operator.failedJobs': { body: [job(1), job(2)] },
    'operator.site': { body: { name: null, contact_email: null } },
    'operator.retry': { body: { outcome: 'queued' } },
    'operator.retryAll': { body: { queued: 2 } },
    ...answers,
  });
  renderApp(<OperatorPage notFound={<p>Nothing here</p>} />, { address: '/operator' });
  return calls;
}

const valueOf = (name: string) =>
  screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

it('speaks of no plan where none are sold', async () => {
  planSales.isOn = false;
  try {
    show();
    await screen.findByText('Free on the disk');
    expect(valueOf('Teams')).toBe('1');
    expect(document.body.textContent).not.toMatch(/Plan|Gold|Free(?! on)/);
  } finally {
    planSales.isOn = true;
  }
});

it('shows the figures of the installation', async () => {
  show();
  await screen.findByText('Gold');
  expect(valueOf('People')).toBe('1,204');
  expect(valueOf('Stored')).toBe('9 GB');
  expect(valueOf('Gold')).toBe('4');
  expect(valueOf('Engine and rules')).toBe('2.3');
  expect(valueOf('Read by older ones')).toBe('1,812');
  expect(valueOf('Text engine')).toBe('tesseract.js 7.0.0 + PP-OCRv4 1.4.2');
  expect(valueOf('From upload to text')).toBe('2.3 s');
  expect(valueOf('Free on the disk')).toBe('40 GB');
  expect(screen.getByText(/^Measured on 212 screens/)).toBeTruthy();
  expect(valueOf('Dates found')).toBe('94%');
  const cells = within(screen.getByRole('row', { name: /^read-screenshot/ })).getAllByRole('cell');
  expect(cells.slice(0, 3).map((cell) => cell.textContent)).toEqual(['12', '1', '2']);
});

it('shows since when the queue is paused', async () => {
  const queue = { ...overview.queue, paused_since: '2026-11-21T08:30:00.000Z' };
  show({ 'operator.overview': { body: { ...overview, queue } } });
  expect(await screen.findByText(/^Paused since/)).toBeTruthy();
});

it('retries one failed job, and all of them', async () => {
  const calls = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Retry read-screenshot key-2' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Retry all' }));
  const sent = calls.filter(({ route }) => route.startsWith('operator.retry'));
  expect(sent.map(({ route }) => route)).toEqual(['operator.retry', 'operator.retryAll']);
});

it('says that nothing has failed', async () => {
  show({ 'operator.failedJobs': { body: [] } });
  expect(await screen.findByText('No job has failed')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Retry all' })).toBeNull();
});

it.each(['operator.overview', 'operator.failedJobs'] as const)(
  'offers to load %s again after a failure',
  async (route) => {
    show({ [route]: { status: 500, body: { error: 'No.' } } });
    expect(await screen.findByRole('button', { name: 'Retry' }, { timeout: 5000 })).toBeTruthy();
  },
);

it('is not found for other people', async () => {
  const calls = show({}, false);
  expect(await screen.findByText('Nothing here')).toBeTruthy();
  expect(calls.filter(({ route }) => route.startsWith('operator.'))).toEqual([]);
});
