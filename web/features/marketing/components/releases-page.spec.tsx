import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../../../shared/testing/fake-server';
import { renderApp } from '../../../shared/testing/render-app';
import changelog from '../../../../CHANGELOG.md?raw';
import { readReleases } from '../changelog.model';
import { ReleasesPage } from './releases-page';

describe('the release notes', () => {
  it('begin with the newest release and end with the launch and its ten features', () => {
    renderApp(<ReleasesPage />);
    const entries = screen.getAllByRole('article');
    const dates = entries.map((entry) => entry.querySelector('time')?.dateTime ?? '');
    expect(dates).toEqual([...dates].sort().reverse());
    const launch = within(entries.at(-1)!);
    for (const text of ['1.0.0', '2024-08-24', 'major', 'Launch', 'New in this release'])
      launch.getByText(text);
    expect(launch.getAllByRole('listitem')).toHaveLength(10);
    expect(launch.queryByRole('group')).toBeNull();
  });

  it('have every released line of the changelog, long lists folded', () => {
    const { container } = renderApp(<ReleasesPage />);
    const parts = readReleases(changelog).flatMap((release) => release.parts);
    const topics = parts.flatMap((part) => part.topics);
    const lines = [...parts, ...topics].flatMap(({ items }) => items);
    expect(container.querySelectorAll('article li')).toHaveLength(lines.length);
    const folds = [...container.querySelectorAll<HTMLDetailsElement>('article details')];
    expect(folds).toHaveLength(
      parts.filter(({ items }) => items.length > 10).length + topics.length,
    );
    expect(folds.filter(({ open }) => open)).toEqual([]);
    expect(folds.map((fold) => fold.querySelector('summary')?.textContent)).toEqual(
      expect.arrayContaining(topics.map(({ title }) => title)),
    );
  });

  it('link to the contact form for a request', () => {
    renderApp(<ReleasesPage />);
    const link = screen.getByRole('link', { name: 'Request a Feature' });
    expect(link.getAttribute('href')).toBe('/contact?inquiryType=feedback');
  });

  it('show a disabled subscribe box that says so and sends nothing', async () => {
    const calls = fakeServer({});
    renderApp(<ReleasesPage />);
    const field = screen.getByLabelText<HTMLInputElement>('Email');
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Subscribe' });
    expect([field.disabled, button.disabled]).toEqual([true, true]);
    expect(screen.getByText(/Coming soon/)).toBeTruthy();
    await userEvent.click(button);
    expect(calls).toEqual([]);
  });
});
