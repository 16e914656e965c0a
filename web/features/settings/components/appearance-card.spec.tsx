import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../shared/testing/render-app';
import { AppearanceCard } from './appearance-card';

const theme = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const SHOWN_AS = 'data-mantine-color-scheme';

it('shows the chosen theme at once, and then the page in it', async () => {
  renderApp(<AppearanceCard />);
  await userEvent.click(theme('Dark'));
  expect(theme('Dark').checked).toBe(true);
  await waitFor(() => expect(document.documentElement.getAttribute(SHOWN_AS)).toBe('dark'));
  await userEvent.click(theme('Light'));
  await waitFor(() => expect(document.documentElement.getAttribute(SHOWN_AS)).toBe('light'));
  expect(theme('Light').checked).toBe(true);
});
