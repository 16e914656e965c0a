import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScrollRow } from './scroll-row';

/** A browser without layout knows no widths. */
function give(row: HTMLElement, widths: { scrollWidth: number; clientWidth: number }) {
  for (const [name, value] of Object.entries(widths))
    Object.defineProperty(row, name, { value, configurable: true });
  fireEvent.scroll(row);
}
const next = () => document.querySelector<HTMLElement>('button[aria-hidden]');

it('fades where more of it is hidden, and goes on there', async () => {
  render(
    <ScrollRow label="Kinds" count={1}>
      many
    </ScrollRow>,
  );
  const row = screen.getByRole('group', { name: 'Kinds' });
  const scrollBy = jest.fn();
  row.scrollBy = scrollBy;
  give(row, { scrollWidth: 1000, clientWidth: 400 });
  expect({ ...row.dataset }).toEqual({ after: 'true' });
  await userEvent.click(next()!);
  expect(scrollBy).toHaveBeenCalledWith({ left: 320 });
  row.scrollLeft = 320;
  fireEvent.scroll(row);
  expect({ ...row.dataset }).toEqual({ before: 'true', after: 'true' });
  row.scrollLeft = 600;
  fireEvent.scroll(row);
  expect({ ...row.dataset }).toEqual({ before: 'true' });
  expect(next()).toBeNull();
});

it('does not fade where all of it is seen', () => {
  render(
    <ScrollRow label="Kinds" count={1}>
      few
    </ScrollRow>,
  );
  const row = screen.getByRole('group', { name: 'Kinds' });
  give(row, { scrollWidth: 400, clientWidth: 400 });
  expect({ ...row.dataset }).toEqual({});
});
