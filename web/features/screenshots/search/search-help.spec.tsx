import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aStatus } from '../../../shared/testing/factories';
import { aScreenshot } from '../testing/factories';
import { showGallery } from '../testing/show-gallery';
import { helpSections } from './search-help.model';

const TAG = { tag_name: 'two words', screenshot_count: 3, first_screenshot_id: null };

const openHelp = async (features: string[] = []) => {
  const shown = showGallery([aScreenshot()], {
    answers: {
      'tags.list': { body: [TAG] },
      'collections.list': { body: [] },
      'billing.status': { body: { ...aStatus(), features } },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Search help' }));
  return { ...shown, dialog: await screen.findByRole('dialog', { name: 'Search help' }) };
};

it('tries an example that is pressed, with a tag of the space', async () => {
  const { dialog, sent } = await openHelp();
  await userEvent.click(await within(dialog).findByRole('button', { name: 'tag:"two words"' }));
  expect(await screen.findByRole('searchbox')).toHaveProperty('value', 'tag:"two words"');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent('screenshots.list').at(-1)?.query).toContain('q=tag%3A%22two+words%22');
});

it('says that operators need a plan, where the plan has none', async () => {
  const { dialog } = await openHelp();
  expect(await within(dialog).findByText(/come with the Silver plan/)).toBeTruthy();
});

it('does not speak of plans where operators are open', async () => {
  const { dialog } = await openHelp(['advanced_search']);
  await within(dialog).findByRole('button', { name: 'is:favorite' });
  expect(within(dialog).queryByText(/Silver/)).toBeNull();
});

it('has an example of each operator, every one once', () => {
  const all = helpSections({ tag: undefined, collection: 'My "big" trip', today: '2026-11-20' })
    .flatMap(({ examples }) => examples)
    .map(({ q }) => q);
  expect(new Set(all).size).toBe(all.length);
  expect(all).toContain('tag:travel');
  expect(all).toContain(String.raw`in:"My \"big\" trip"`);
  expect(all).toContain('created:2026-01-01..2026-11-20');
});
