import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../../../shared/testing/fake-server';
import { renderApp } from '../../../shared/testing/render-app';
import { ViewerLayer } from '../../screenshots/viewer/viewer-layer';
import { aScreenshot } from '../../screenshots/testing/factories';
import { RecentShots } from './recent-shots';

it('returns the focus to the screenshot that the viewer showed', async () => {
  const rows = ['First', 'Second'].map((title) => aScreenshot({ ai_generated_title: title }));
  fakeServer({ 'screenshots.get': { body: rows[1] } });
  renderApp(
    <>
      <RecentShots rows={rows} />
      <ViewerLayer siblings={rows} onRerun={jest.fn()} />
    </>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Second' }));
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement?.textContent).toBe('Second');
});
