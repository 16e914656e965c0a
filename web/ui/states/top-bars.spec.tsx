import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { browser } from '../../shared/browser';
import { renderApp } from '../../shared/testing/render-app';
import { ErrorBoundary } from './error-boundary';
import { TopBars } from './top-bars';
import { versionNotice } from './version-notice';

const OFFLINE =
  'You are offline. Changes will be sent when you are back. Keep this page open until then.';
let onLine: jest.SpyInstance<boolean>;
const goTo = (isOnline: boolean) =>
  act(() => {
    onLine.mockReturnValue(isOnline);
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });

beforeEach(() => {
  onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});
afterEach(() => act(versionNotice.hide));

describe('the offline bar', () => {
  it('appears offline and disappears online', () => {
    render(<TopBars />);
    expect(screen.queryByText(OFFLINE)).toBeNull();
    goTo(false);
    expect(screen.getByText(OFFLINE).closest('[role="status"]')).toBeTruthy();
    goTo(true);
    expect(screen.queryByText(OFFLINE)).toBeNull();
  });

  it('is shown on a page that was opened offline', () => {
    onLine.mockReturnValue(false);
    render(<TopBars />);
    expect(screen.getByText(OFFLINE)).toBeTruthy();
  });
});

describe('the version bar', () => {
  it('announces a new version, and activates it only on request', async () => {
    const onReload = jest.fn();
    render(<TopBars />);
    act(() => versionNotice.show('newer', onReload));
    expect(screen.getByText('A new version of Shotvault is ready.')).toBeTruthy();
    expect(onReload).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(onReload).toHaveBeenCalledTimes(1);
  });
});

describe('a chunk that fails to load', () => {
  const Broken = ({ message }: { message: string }) => {
    throw new Error(message);
  };
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it.each([
    'Failed to fetch dynamically imported module: /assets/calendar-1.js',
    'error loading dynamically imported module',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/calendar-1.css',
  ])('has one notice with Reload: %s', async (message) => {
    const reload = jest.spyOn(browser, 'reload').mockImplementation(() => undefined);
    renderApp(
      <>
        <TopBars />
        <ErrorBoundary resetKey="/calendar">
          <Broken message={message} />
        </ErrorBoundary>
      </>,
    );
    expect(screen.getByText('This part could not be loaded')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('replaces the bar with the same message', () => {
    versionNotice.show('missing');
    renderApp(
      <>
        <TopBars />
        <ErrorBoundary resetKey="/calendar">
          <Broken message="Failed to fetch dynamically imported module" />
        </ErrorBoundary>
      </>,
    );
    expect(screen.getAllByRole('button', { name: 'Reload' })).toHaveLength(1);
    act(() => versionNotice.show('missing'));
    expect(screen.getAllByRole('button', { name: 'Reload' })).toHaveLength(1);
  });
});
