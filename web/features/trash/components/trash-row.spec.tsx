import { screen } from '@testing-library/react';
import { renderApp } from '../../../shared/testing/render-app';
import { aScreenshot } from '../../screenshots/testing/factories';
import { TrashRow } from './trash-row';

const nothing = () => undefined;

function show(isLocked: boolean) {
  const days = {
    deleted_at: '2026-11-20T12:00:00.000Z',
    purges_at: '2026-12-19T12:00:00.000Z',
  };
  return renderApp(
    <ul>
      <TrashRow
        row={{ ...aScreenshot({ is_locked: isLocked }), ...days }}
        now={Date.parse('2026-11-21T12:00:00.000Z')}
        isSelected={false}
        onSelect={nothing}
        onRestore={nothing}
        onRemove={nothing}
      />
    </ul>,
  );
}

describe('a row of the trash', () => {
  it('shows a lock, and asks for no picture that would be refused, while it is locked', () => {
    const { container } = show(true);
    expect(screen.getByRole('img', { name: 'Locked' })).toBeTruthy();
    expect(container.querySelector('img')).toBeNull();
  });

  it('shows the picture otherwise', () => {
    const { container } = show(false);
    expect(container.querySelector('img')).not.toBeNull();
  });
});
