import { screen } from '@testing-library/react';
import { renderApp } from '../../../shared/testing/render-app';
import { aScreenshot } from '../testing/factories';
import { Thumbnail } from './thumbnail';

describe('the thumbnail', () => {
  it('is a lock and loads nothing while the screenshot is locked', () => {
    const { container } = renderApp(
      <Thumbnail row={aScreenshot({ is_locked: true })} sizes="80px" />,
    );
    const lock = screen.getByRole('img', { name: 'Locked' });
    expect(lock.title).toMatch(/^Locked since your paid plan ended/);
    expect(container.querySelector('img')).toBeNull();
  });

  it('is the picture otherwise', () => {
    const { container } = renderApp(<Thumbnail row={aScreenshot()} sizes="80px" />);
    expect(container.querySelector('img')).not.toBeNull();
    expect(screen.queryByRole('img', { name: 'Locked' })).toBeNull();
  });
});
