import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aScreenshot } from '../testing/factories';
import { showGallery } from '../testing/show-gallery';

const collection = { id: 'c1', name: 'Trip', color: '#3B82F6', order: 'hand', is_live: false };

async function show() {
  const rows = ['a', 'b', 'c'].map((id) => aScreenshot({ id, ai_generated_title: `Shot ${id}` }));
  const shown = showGallery(rows, {
    address: '/gallery?collection_id=c1',
    answers: {
      'collections.list': { body: [collection] },
      'collections.arrange': { body: collection },
    },
  });
  await screen.findByText('Shot a');
  return shown;
}

it('shows a collection as people arranged it, and moves one by Alt and an arrow', async () => {
  const { sent } = await show();
  expect(sent('screenshots.list')[0]?.query).toContain('sort=hand&order=asc');
  await waitFor(() => {
    fireEvent.keyDown(screen.getByText('Shot a'), { key: 'ArrowRight', altKey: true });
    expect(sent('collections.arrange')).not.toEqual([]);
  });
  expect(sent('collections.arrange')[0]?.body).toEqual({ ids: ['a'], before: 'c' });
});
