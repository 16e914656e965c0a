import { Modal } from '@mantine/core';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { CalendarDay, CalendarDaySummary } from '../../../../server/contract/calendar';
import { aUser } from '../../../shared/testing/factories';
import { fakeServer } from '../../../shared/testing/fake-server';
import { renderApp } from '../../../shared/testing/render-app';
import { showToast } from '../../../ui/toasts/toast';
import { OutsideActionsProvider } from '../../screenshots/shared/outside-actions';
import { aScreenshot } from '../../screenshots/testing/factories';
import { CalendarPage } from './calendar-page';

jest.mock('../../../ui/toasts/toast', () => ({ showToast: jest.fn() }));

type Answers = Parameters<typeof fakeServer>[0];

const DAY = '2026-11-20';
const first = aScreenshot({ ai_generated_title: 'First' });
const second = aScreenshot({ ai_generated_title: 'Second' });

const aDay = (part: Partial<CalendarDay> = {}): CalendarDay => ({
  uploaded: [first],
  created: [],
  extracted: [],
  ...part,
});

const aSummary = (part: Partial<CalendarDaySummary> = {}): CalendarDaySummary => ({
  uploaded: 1,
  extracted: 0,
  creationUploaded: 0,
  extractedDetails: { screenshot_names: [], contexts: [], confidences: [], times: [] },
  ...part,
});

function show(address: string, answers: Answers = {}) {
  const calls = fakeServer({
    'auth.me': { body: aUser({ time_zone: 'UTC' }) },
    'calendar.month': { body: { [DAY]: aSummary() } },
    'calendar.day': { body: aDay() },
    'screenshots.get': { body: first },
    ...answers,
  });
  renderApp(<CalendarPage onRerun={jest.fn()} />, { address });
  return { sent: (route: string) => calls.filter((call) => call.route === route) };
}

const dialog = () => screen.findByRole('dialog');
const cell = (name: RegExp) => screen.findByRole('button', { name });
const summary = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

/** An answer that the test releases later. */
function held() {
  let answer: (value: { status?: number; body?: unknown }) => void = () => undefined;
  const promise = new Promise<{ status?: number; body?: unknown }>((resolve) => {
    answer = resolve;
  });
  return {
    promise,
    answer: (status: number, body?: unknown) => act(async () => answer({ status, body })),
  };
}

describe('the address', () => {
  it.each(['garbage', '2026-13-01', '2026-02-31', '1969-12-31', '', "2026-11-20'"])(
    'opens no day for %j and shows the month',
    async (day) => {
      const { sent } = show(`/calendar?month=2026-11&day=${encodeURIComponent(day)}`);
      expect(await screen.findByRole('heading', { name: 'November 2026' })).toBeTruthy();
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(sent('calendar.day')).toEqual([]);
    },
  );

  it('opens the named day over its month', async () => {
    show(`/calendar?day=${DAY}`);
    expect(within(await dialog()).getByText('Friday, November 20, 2026')).toBeTruthy();
    expect(screen.getByText('November 2026')).toBeTruthy();
  });

  it('stops at the first month', async () => {
    const { sent } = show('/calendar?month=1970-01');
    await screen.findByRole('heading', { name: 'January 1970' });
    expect(screen.getByRole('button', { name: 'Previous month' })).toHaveProperty('disabled', true);
    fireEvent.keyDown(screen.getByRole('grid'), { key: 'PageUp' });
    expect(screen.getByRole('heading', { name: 'January 1970' })).toBeTruthy();
    await waitFor(() => expect(sent('calendar.month').length).toBeGreaterThan(1));
    expect(sent('calendar.month').some(({ query }) => query.includes('year=1969'))).toBe(false);
  });
});

describe('the month', () => {
  it('shows no zeros while it is loading', async () => {
    const month = held();
    show('/calendar?month=2026-11', { 'calendar.month': () => month.promise });
    await screen.findByRole('heading', { name: 'November 2026' });
    expect(summary()).toEqual(Array(4).fill('Loading the month'));
    await month.answer(200, { [DAY]: aSummary({ uploaded: 2, creationUploaded: 1 }) });
    await waitFor(() => expect(summary()).toEqual(['3', '0', '1', '0']));
  });

  it('claims nothing when it fails, and is tried again', async () => {
    let isDown = true;
    show('/calendar?month=2026-11', {
      'calendar.month': () => (isDown ? { status: 422 } : { body: { [DAY]: aSummary() } }),
    });
    await screen.findByRole('alert');
    expect(summary()).toEqual(Array(4).fill('Not known–'));
    expect(screen.queryByText(/0 uploads|No dates in your images/)).toBeNull();
    expect(screen.getByText('The next dates could not be loaded.')).toBeTruthy();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(summary()).toEqual(['1', '0', '1', '0']));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it.each([
    ['week', 'Nothing'],
    ['agenda', 'This month has no dates and no uploads.'],
  ])('of the %s claims nothing when it fails', async (shape, claim) => {
    const address = `/calendar?month=2026-11&week=2026-11-18&show=${shape}`;
    show(address, { 'calendar.month': { status: 422 } });
    await screen.findByRole('alert');
    expect(screen.queryByText(claim)).toBeNull();
  });

  it('shows the counts of an active day without zeros', async () => {
    show('/calendar?month=2026-11');
    const active = await cell(/November 20, 2026.*1 uploaded/);
    expect(active.textContent).not.toMatch(/created|AI dates/);
    expect((await cell(/November 19, 2026/)).textContent).not.toMatch(/uploaded/);
  });

  it('labels its counts, and names them in the right number', async () => {
    const day = aSummary({ uploaded: 2, extracted: 1 });
    show('/calendar?month=2026-11', { 'calendar.month': { body: { [DAY]: day } } });
    const active = within(await cell(/November 20, 2026 2 uploaded · 1 AI date$/));
    expect(active.getByText('uploaded').parentElement?.textContent).toBe('uploaded2');
    expect(active.getByText('AI dates').parentElement?.textContent).toBe('AI dates1');
  });

  it('names five screenshots of a day and counts the others', async () => {
    const names = Array.from({ length: 10 }, (_, index) => `Shot ${index}`);
    const details = {
      screenshot_names: names,
      contexts: names.map(() => 'due'),
      confidences: names.map(() => 0.9),
      times: names.map(() => null),
    };
    const day = aSummary({ extracted: 12, extractedDetails: details });
    show('/calendar?month=2026-11', { 'calendar.month': { body: { [DAY]: day } } });
    fireEvent.focus(await cell(/12 AI dates/));
    const named = within(await screen.findByRole('list', { name: 'AI dates of this day' }));
    const entries = named.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(entries).toHaveLength(6);
    expect(entries.at(-1)).toBe('+7 more');
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(await cell(/12 AI dates/));
    expect((await dialog()).textContent).toMatch(/^Friday, November 20, 2026/);
    expect(screen.queryByText('+7 more')).toBeNull();
  });

  it('counts each screenshot once in its card, and activities in the headline', async () => {
    show('/calendar?month=2026-11', {
      'calendar.month': {
        body: { [DAY]: aSummary({ uploaded: 2, creationUploaded: 2 }) },
        headers: { 'x-distinct-screenshots': '2' },
      },
    });
    await waitFor(() => expect(summary()).toEqual(['2', '0', '1', '0']));
    expect(screen.getByText('4 uploads and creations, 0 AI-extracted dates')).toBeTruthy();
  });
});

it('lists in the cell of a day what it holds, by the clock', async () => {
  const details = {
    screenshot_names: ['Rent', 'Concert'],
    contexts: ['', ''],
    confidences: [0.9, 0.8],
    times: [null, '19:30'],
  };
  const day = aSummary({ extracted: 2, extractedDetails: details });
  show('/calendar?month=2026-11', { 'calendar.month': { body: { [DAY]: day } } });
  expect((await cell(/November 20, 2026.*2 AI dates/)).textContent).toMatch(/19:30 ConcertRent/);
});

it.each(['month', 'week', 'agenda'])('shows what comes next beside the %s', async (shape) => {
  const today = new Date().toISOString().slice(0, 10);
  const details = {
    screenshot_names: ['Ferry'],
    contexts: ['boards at noon'],
    confidences: [0.9],
    times: [null],
  };
  const day = aSummary({ extracted: 1, extractedDetails: details });
  show(`/calendar?show=${shape}`, { 'calendar.month': { body: { [today]: day } } });
  expect((await screen.findAllByText('boards at noon')).length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: 'Today' })).toBeTruthy();
});

describe('the week', () => {
  const details = {
    screenshot_names: ['Rent', 'Concert', 'Standup'],
    contexts: ['', '', ''],
    confidences: [0.9, 0.8, 0.7],
    times: [null, '19:30', '09:00'],
  };
  const answers = {
    'calendar.month': { body: { [DAY]: aSummary({ extracted: 3, extractedDetails: details }) } },
  };

  it('lists what the images say of its days, by the clock', async () => {
    show('/calendar?show=week&week=2026-11-18', answers);
    const friday = await cell(/November 20, 2026.*3 AI dates/);
    expect(friday.textContent).toMatch(/09:00 Standup19:30 ConcertRent$/);
    expect(screen.getAllByRole('button', { name: /Nothing$/ })).toHaveLength(6);
    expect(screen.getByRole('heading', { name: /Nov 15\s–\s21, 2026/ })).toBeTruthy();
  });

  it('goes on by weeks, also into the next month', async () => {
    const { sent } = show('/calendar?show=week&week=2026-11-25', answers);
    await userEvent.click(await screen.findByRole('button', { name: 'Next week' }));
    await cell(/December 5, 2026/);
    expect(sent('calendar.month').some(({ query }) => query.includes('month=12'))).toBe(true);
  });

  it('is chosen beside the month and the agenda', async () => {
    show('/calendar?month=2026-11', answers);
    await userEvent.click(await screen.findByRole('radio', { name: 'Agenda' }));
    expect((await cell(/November 20, 2026/)).textContent).toMatch(/09:00 Standup/);
    await userEvent.click(screen.getByRole('radio', { name: 'Week' }));
    expect(await screen.findByRole('button', { name: 'Previous week' })).toBeTruthy();
  });
});

describe('a deletion in the day', () => {
  const remove = async (title: string) => {
    const inside = within(await dialog());
    await userEvent.click(await inside.findByRole('button', { name: `Delete ${title}` }));
    await userEvent.click(inside.getByRole('button', { name: 'Delete' }));
  };

  it('closes the dialog after the last screenshot', async () => {
    let isThere = true;
    show(`/calendar?month=2026-11&day=${DAY}`, {
      'calendar.day': () => ({ body: aDay({ uploaded: isThere ? [first] : [] }) }),
      'screenshots.remove': () => {
        isThere = false;
        return { status: 204 };
      },
    });
    await remove('First');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('takes the row away at once, and brings it back when the server refuses', async () => {
    const answer = held();
    show(`/calendar?month=2026-11&day=${DAY}`, { 'screenshots.remove': () => answer.promise });
    await remove('First');
    await waitFor(() => expect(screen.queryByText('First')).toBeNull());
    expect(screen.getByRole('tabpanel').textContent).toBe('No screenshots for this date');
    await answer.answer(500);
    expect(await within(await dialog()).findByText('First')).toBeTruthy();
    expect(showToast).toHaveBeenCalledWith(expect.objectContaining({ kind: 'error' }));
  });

  it('is cancelled with Esc, which keeps the dialog open and the focus on its button', async () => {
    show(`/calendar?month=2026-11&day=${DAY}`);
    const inside = within(await dialog());
    await userEvent.click(await inside.findByRole('button', { name: 'Delete First' }));
    await userEvent.keyboard('{Escape}');
    const button = await inside.findByRole('button', { name: 'Delete First' });
    expect(document.activeElement).toBe(button);
  });
});

function WithDialogAbove() {
  const [isOpen, setOpen] = useState(false);
  return (
    <OutsideActionsProvider value={{ collect: () => setOpen(true), upload: () => undefined }}>
      <CalendarPage onRerun={jest.fn()} />
      <Modal opened={isOpen} title="Above" onClose={() => setOpen(false)} />
    </OutsideActionsProvider>
  );
}

it('handles Esc only when no other dialog is above the day', async () => {
  fakeServer({
    'auth.me': { body: aUser({ time_zone: 'UTC' }) },
    'calendar.month': { body: { [DAY]: aSummary() } },
    'calendar.day': { body: aDay() },
  });
  renderApp(<WithDialogAbove />, { address: `/calendar?month=2026-11&day=${DAY}` });
  const isThere = (name: RegExp) => screen.queryByRole('dialog', { name }) !== null;
  await userEvent.click(await screen.findByRole('button', { name: /^Add First to a coll/ }));
  await screen.findByRole('dialog', { name: 'Above' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(isThere(/Above/)).toBe(false));
  expect(isThere(/November 20/)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(isThere(/November 20/)).toBe(false));
});

describe('a heart in the day', () => {
  const heart = (name: RegExp) => screen.findByRole('button', { name });

  it('shows at once, and is taken back when the server refuses', async () => {
    const answer = held();
    show(`/calendar?month=2026-11&day=${DAY}`, { 'screenshots.update': () => answer.promise });
    await userEvent.click(await heart(/^Add First to favorites/));
    expect((await heart(/^Remove First from favorites/)).getAttribute('aria-pressed')).toBe('true');
    await answer.answer(500);
    expect(await heart(/^Add First to favorites/)).toBeTruthy();
  });
});

describe('the viewer of a day', () => {
  it('steps through all screenshots of the day, each once, and returns to the day with Esc', async () => {
    const day = aDay({ created: [first], extracted: [first, second] });
    show(`/calendar?month=2026-11&day=${DAY}&view=${first.id}`, { 'calendar.day': { body: day } });
    expect(await screen.findByText('1 of 2')).toBeTruthy();
    await userEvent.keyboard('{ArrowRight}');
    expect(await screen.findByText('2 of 2')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('2 of 2')).toBeNull());
    expect((await dialog()).textContent).toMatch(/^Friday, November 20, 2026/);
  });
});

it.each([
  [
    'turns the month with PageDown from a heading that has the focus of the grid',
    false,
    'December',
  ],
  ['scrolls with PageDown after a click on the heading', true, 'November'],
])('%s', async (_name, isClicked, month) => {
  show('/calendar?month=2026-11');
  const heading = await screen.findByRole('heading', { name: 'November 2026' });
  if (isClicked) await userEvent.click(heading);
  else act(() => heading.focus());
  const isFree = fireEvent.keyDown(heading, { key: 'PageDown' });
  expect(isFree).toBe(isClicked);
  expect(await screen.findByRole('heading', { name: `${month} 2026` })).toBeTruthy();
});
