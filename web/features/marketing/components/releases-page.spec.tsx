import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../../../shared/testing/fake-server';
import { renderApp } from '../../../shared/testing/render-app';
import { ReleasesPage } from './releases-page';

describe('the release notes', () => {
  it('have one entry: the launch, with ten features', () => {
    renderApp(<ReleasesPage />);
    const entry = within(screen.getByRole('article'));
    for (const text of ['1.0.0', '2024-08-24', 'major', 'Launch']) entry.getByText(text);
    expect(entry.getAllByRole('listitem')).toHaveLength(10);
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
