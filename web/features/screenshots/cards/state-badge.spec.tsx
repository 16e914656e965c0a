import { screen } from '@testing-library/react';
import { UNREADABLE } from '../../../../server/analysis/page/readable';
import { aScreenshot } from '../testing/factories';
import { showGallery } from '../testing/show-gallery';

it.each([
  ['', '/gallery'],
  [' of the list', '/gallery?mode=list'],
])('says on a card%s that the language of its text is not installed', async (_where, address) => {
  showGallery([aScreenshot({ processing_error: UNREADABLE })], { address });
  const badge = await screen.findByText('This text is in a language that is not installed');
  expect(badge.title).toBe(UNREADABLE);
  // Reading it again would end the same way.
  expect(screen.queryByRole('button', { name: /^Retry/ })).toBeNull();
});
