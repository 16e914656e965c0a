import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aStatus } from '../../../../shared/testing/factories';
import { aScreenshot } from '../../testing/factories';
import { showGallery } from '../../testing/show-gallery';

const tag = (tag_name: string, screenshot_count: number) => ({
  tag_name,
  screenshot_count,
  first_screenshot_id: null,
});

function show(features: string[] = ['advanced_search']) {
  return showGallery([aScreenshot()], {
    answers: {
      'tags.list': { body: [tag('german', 3), tag('two words', 2)] },
      'collections.list': { body: [{ id: 'c1', name: 'Receipts', screenshot_count: 9 }] },
      'screenshots.kinds': { body: [{ kind: 'chat', count: 4 }] },
      'billing.status': { body: { ...aStatus(), features } },
    },
  });
}

const field = () => screen.findByRole('searchbox', { name: 'Search screenshots' });
const list = async () => within(await screen.findByRole('listbox', { name: 'Suggestions' }));
const options = async () =>
  (await list()).getAllByRole('option').map(({ textContent }) => textContent);

it('proposes tags behind their prefix, and Enter makes the first a filter', async () => {
  const { sent } = show();
  await userEvent.type(await field(), 'boat tag:ger');
  expect(await options()).toEqual(['german3']);
  const box = screen.getByRole('combobox', { name: 'Search screenshots' });
  expect(box.getAttribute('aria-activedescendant')).toBe((await list()).getByRole('option').id);
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: 'Clear tag german' })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('boat');
  const last = new URLSearchParams(sent('screenshots.list').at(-1)?.query);
  expect([last.get('q'), last.get('tags')]).toEqual(['boat', 'german']);
});

it('moves by arrows and closes with Escape, which leaves the text', async () => {
  show();
  await userEvent.type(await field(), 'tag:');
  const all = (await list()).getAllByRole('option');
  await userEvent.keyboard('{ArrowDown}');
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Search screenshots' });
  expect(box.getAttribute('aria-activedescendant')).toBe(all[1]?.id);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box.value).toBe('tag:');
});

it('keeps an excluded tag in the field, and shows it as a chip that can be taken off', async () => {
  show();
  await userEvent.type(await field(), '-');
  expect(await options()).toEqual(['-tag:', '-in:', '-kind:', '-has:', '-is:']);
  await userEvent.keyboard('tag:two');
  await userEvent.click(await (await list()).findByRole('option', { name: /two words/ }));
  const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search screenshots' });
  expect(box.value).toBe('-tag:"two words" ');
  await userEvent.click(
    await screen.findByRole('button', { name: 'Clear the search for -tag:"two words"' }),
  );
  expect(box.value).toBe('');
});

it('searches as it stands what may be meant as it stands', async () => {
  const { sent } = show();
  await userEvent.type(await field(), 'uploaded:2026{Enter}');
  await screen.findByRole('button', { name: 'Clear the search for uploaded:2026' });
  expect(sent('screenshots.list').at(-1)?.query).toContain('q=uploaded%3A2026');
});

it('says which of them need a plan', async () => {
  show([]);
  await userEvent.type(await field(), 'has:no');
  expect(await screen.findByText('Silver')).toBeTruthy();
});
