import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aStatus, aUser } from '../../../shared/testing/factories';
import { fakeServer } from '../../../shared/testing/fake-server';
import { renderApp } from '../../../shared/testing/render-app';
import * as similar from '../similar-tags';
import { TagsPage } from './tags-page';

jest.mock('../similar-tags', () => {
  const actual = jest.requireActual<typeof similar>('../similar-tags');
  return { ...actual, mergeProposals: jest.fn(actual.mergeProposals) };
});

it('does not compare the tags with each other again for a letter of a search', async () => {
  fakeServer({
    'auth.me': { body: aUser() },
    'billing.status': { body: aStatus() },
    'tags.list': {
      body: [{ tag_name: 'invoice', screenshot_count: 2, first_screenshot_id: null }],
    },
  });
  renderApp(<TagsPage />, { address: '/tags' });
  await screen.findByText('invoice');
  const compared = jest.mocked(similar.mergeProposals).mock.calls.length;
  await userEvent.type(screen.getByRole('searchbox'), 'in');
  expect(compared).toBeGreaterThan(0);
  expect(similar.mergeProposals).toHaveBeenCalledTimes(compared);
});
