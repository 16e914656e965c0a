import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SearchMatch } from '../../../../server/contract/screenshots';
import { aScreenshot } from '../testing/factories';
import { showGallery } from '../testing/show-gallery';

const match = (fields: Partial<SearchMatch>): SearchMatch => ({
  class: 'words',
  fields: ['text'],
  words: ['harbor'],
  snippet: 'the old harbor at dawn',
  ...fields,
});

const found = (fields: Partial<SearchMatch>) =>
  aScreenshot({ ai_generated_title: 'Found', match: match(fields) });

describe.each(['grid', 'compact', 'list'])('a search in the %s', (mode) => {
  const show = (fields: Partial<SearchMatch>) =>
    showGallery([found(fields)], { address: `/gallery?q=harbor&mode=${mode}` });

  it('quotes the matching words', async () => {
    show({});
    expect((await screen.findByText('harbor', { selector: 'mark' })).tagName).toBe('MARK');
  });

  it('shows few of the words before a hit, so that the hit is on the line', async () => {
    const lead = 'UNITED STATES 0001112222 of the very old ';
    show({ snippet: `${lead}harbor at dawn` });
    const mark = await screen.findByText('harbor', { selector: 'mark' });
    expect(mark.previousSibling?.textContent).toBe('…of the very old ');
    expect(screen.getByTitle(`${lead}harbor at dawn`)).toBeTruthy();
  });

  it('names the field of a match outside the text', async () => {
    show({ fields: ['title', 'tags'], snippet: null });
    expect(await screen.findByText('Found in the title, tags')).toBeTruthy();
  });

  it('names no field of what is found by the words that it lacks', async () => {
    show({ fields: [], words: [], snippet: null });
    await screen.findByRole('link', { name: /Found/ });
    expect(screen.queryByText(/Found in the/)).toBeNull();
  });

  it('marks a similar tag as similar', async () => {
    show({ class: 'similar', fields: ['tags'], snippet: null });
    expect(await screen.findByText('Similar word:')).toBeTruthy();
    expect(screen.getByTitle('in the tags')).toBeTruthy();
  });
});

it('shows the search and the favourites flag as chips that can be cleared', async () => {
  const { sent } = showGallery([found({})], { address: '/gallery?q=harbor&favorites=true' });
  await userEvent.click(await screen.findByRole('button', { name: 'Clear the search for harbor' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Clear favorites filter' }));
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  await screen.findByText('1 screenshot');
  expect(sent('screenshots.list').at(-1)?.query).toBe(
    'sort=created&order=desc&limit=60&fields=card&count=true',
  );
});

it('takes an operator of the search off and keeps the rest', async () => {
  const { sent } = showGallery([found({})], {
    address: '/gallery?q=harbor%20-tag%3Agerman%20boat',
  });
  await screen.findByRole('button', { name: 'Clear the search for harbor boat' });
  await userEvent.click(
    await screen.findByRole('button', { name: 'Clear the search for -tag:german' }),
  );
  await screen.findByText('1 screenshot');
  expect(sent('screenshots.list').at(-1)?.query).toContain('q=harbor+boat&');
});

it('shows the kinds of the address as chips, and asks for them', async () => {
  const { sent } = showGallery([found({})], { address: '/gallery?kind=receipt,chat' });
  await userEvent.click(await screen.findByRole('button', { name: 'Clear kind Chats' }));
  await screen.findByText('1 screenshot');
  const kinds = sent('screenshots.list').map(({ query }) => new URLSearchParams(query).get('kind'));
  expect(kinds).toEqual(['receipt,chat', 'receipt']);
});

it('shows the collections in the list, too', async () => {
  const collections = [{ id: 'c', name: 'Travel', color: '#3B82F6' }];
  showGallery([aScreenshot({ collections })], { address: '/gallery?mode=list' });
  expect(await screen.findByText('Travel')).toBeTruthy();
});
