import { screen } from '@testing-library/react';
import type { StorageUse } from '../../../../server/contract/storage/storage-use';
import { fakeServer } from '../../../shared/testing/fake-server';
import { aUser } from '../../../shared/testing/factories';
import { renderApp } from '../../../shared/testing/render-app';
import { StorageCard } from './storage-card';
import { StorageNotice } from './storage-notice';

const GB = 1024 ** 3;

function answer(use: Partial<StorageUse>) {
  const body = { used_bytes: 0, trash_bytes: 0, limit_bytes: null, ...use };
  return fakeServer({ 'auth.me': { body: aUser() }, 'storage.get': { body } });
}

describe('the card of storage', () => {
  const show = (use: Partial<StorageUse>) => {
    answer(use);
    renderApp(<StorageCard scope={{}} />);
  };

  it('shows used and left, as words and as a meter', async () => {
    show({ used_bytes: GB, limit_bytes: 4 * GB });
    const meter = await screen.findByRole('meter', { name: 'Storage' });
    expect(meter.getAttribute('aria-valuetext')).toBe('1 GB of 4 GB used');
    expect(screen.getByText('3 GB remaining')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('shows no meter without a limit, and leads to the trash that takes room', async () => {
    show({ used_bytes: GB, trash_bytes: GB / 2 });
    await screen.findByText('1 GB used');
    expect(screen.queryByRole('meter')).toBeNull();
    expect(screen.getByText('The trash takes 512 MB of it.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open the trash' })).toBeTruthy();
  });

  it('offers to load again after a failure', async () => {
    fakeServer({ 'auth.me': { body: aUser() }, 'storage.get': { status: 500, body: {} } });
    renderApp(<StorageCard scope={{}} />);
    expect(await screen.findByRole('button', { name: 'Retry' }, { timeout: 5000 })).toBeTruthy();
  });
});

describe('the notice about storage', () => {
  const show = async (use: Partial<StorageUse>) => {
    const calls = answer(use);
    renderApp(
      <>
        <StorageNotice scope={{}} />
        <StorageCard scope={{}} />
      </>,
    );
    await screen.findByText(/used$/);
    return calls;
  };

  it.each([
    [79, 100],
    [79, null],
  ])('says nothing at %d of %p', async (used_bytes, limit_bytes) => {
    await show({ used_bytes, limit_bytes });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('warns from 80 % on, and says what emptying the trash frees', async () => {
    await show({ used_bytes: 0.8 * GB, trash_bytes: GB / 4, limit_bytes: GB });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Storage is almost full');
    expect(alert.textContent).toContain('Emptying the trash frees 256 MB.');
  });

  it('says that it is full, and what to do where the trash is empty', async () => {
    await show({ used_bytes: GB, limit_bytes: GB });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Storage is full');
    expect(alert.textContent).toContain('Empty the trash or delete screenshots to make room.');
  });
});
