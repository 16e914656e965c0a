import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aScreenshot } from '../../testing/factories';
import { showGallery } from '../../testing/show-gallery';
import { KINDS_STORED_AS, NO_KINDS } from './known-kinds';
import { lensTexts } from './lens-texts';

const kinds = [
  { kind: 'receipt', count: 12 },
  { kind: 'chat', count: 1 },
];
const show = (address?: string) =>
  showGallery([aScreenshot()], { address, answers: { 'screenshots.kinds': { body: kinds } } });

afterEach(() => window.localStorage.clear());

it('shows the kinds that exist with their numbers, and narrows the list to one of them', async () => {
  const { sent } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Receipts, 12 screenshots' }));
  const lens = await screen.findByRole('button', {
    name: 'Receipts, 12 screenshots',
    pressed: true,
  });
  expect(sent('screenshots.list').at(-1)?.query).toContain('kind=receipt');
  await userEvent.click(lens);
  await screen.findByRole('button', { name: 'Receipts, 12 screenshots', pressed: false });
  expect(screen.queryByRole('button', { name: 'Clear kind Receipts' })).toBeNull();
});

it('keeps no line free where the last gallery had no kinds', async () => {
  const isWithout = () =>
    document.querySelector('[data-none]')?.getAttribute('data-none') === 'true';
  showGallery([aScreenshot()], { answers: { 'screenshots.kinds': { body: [] } } });
  await waitFor(() => expect(window.localStorage.getItem(KINDS_STORED_AS)).toBe(NO_KINDS));
  expect(isWithout()).toBe(false);
  cleanup();
  show();
  await screen.findByRole('button', { name: 'Receipts, 12 screenshots' });
  expect(isWithout()).toBe(true);
});

it('has no row until a kind is known, because an empty one is some pixels high', async () => {
  const answers = { 'screenshots.kinds': () => new Promise<never>(() => undefined) };
  const { sent } = showGallery([aScreenshot()], { answers });
  await waitFor(() => expect(sent('screenshots.kinds')).toHaveLength(1));
  expect(screen.queryByRole('group', { name: lensTexts.lenses })).toBeNull();
});

it('says what is to come where there are no kinds yet', async () => {
  showGallery([aScreenshot()], { answers: { 'screenshots.kinds': { body: [] } } });
  expect(await screen.findByText(/appear here as they are recognized/)).toBeTruthy();
});

it('leaves no empty line where a search finds nothing', async () => {
  const answers = { 'screenshots.kinds': { body: [] } };
  showGallery([], { address: '/gallery?q=zebra', answers });
  await screen.findByText('No screenshots match');
  expect(document.querySelector('[data-none]')).toBeNull();
});

it('counts within the words of the list, and without its kinds', async () => {
  const { sent } = show('/gallery?q=coffee&kind=chat');
  await screen.findByRole('button', { name: 'Chats, 1 screenshot', pressed: true });
  expect(sent('screenshots.kinds').at(-1)?.query).toBe('q=coffee');
});

it('keeps a chosen kind of which nothing is left, so that it can be taken off', async () => {
  show('/gallery?kind=map');
  expect(
    await screen.findByRole('button', { name: 'Maps, 0 screenshots', pressed: true }),
  ).toBeTruthy();
});
