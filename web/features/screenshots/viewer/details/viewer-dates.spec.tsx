import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ExtractedDate } from '../../../../../server/contract/reading/dates';
import { fakeServer } from '../../../../shared/testing/fake-server';
import { renderApp } from '../../../../shared/testing/render-app';
import { aScreenshot } from '../../testing/factories';
import { ViewerDates } from './viewer-dates';

const due: ExtractedDate = {
  id: 'due',
  extracted_date: '2026-11-13',
  confidence: 0.92,
  context_text: 'pay until 13 November',
  state: 'suggested',
  role: 'due',
  time: null,
  zone: null,
  end_date: null,
};

function show(dates: ExtractedDate[] = [due]) {
  const row = aScreenshot({ extracted_dates: dates });
  const calls = fakeServer({ 'screenshots.updateDate': { body: row } });
  renderApp(<ViewerDates row={row} />);
  return () => calls.map(({ body }) => body);
}
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const edit = () => userEvent.click(screen.getByRole('button', { name: 'Edit Nov 13, 2026' }));

it('are sentences with their role, a word for how sure they are, and the exact figure', () => {
  const unsure = { ...due, id: 'starts', role: 'starts', confidence: 0.6 } as const;
  show([due, { ...unsure, extracted_date: '2026-12-01', time: '10:15' }]);
  expect(lines()[0]).toMatch(/^Due Nov 13, 2026likely92% sure/);
  expect(lines()[1]).toMatch(/^Starts Dec 1, 2026, 10:15possible60% sure/);
});

it('are corrected in place: the day, the time and what it stands for', async () => {
  const sent = show();
  await edit();
  const role = screen.getByLabelText<HTMLSelectElement>('What it stands for');
  expect(role.value).toBe('due');
  await userEvent.selectOptions(role, 'Expires');
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-11-15' } });
  fireEvent.change(screen.getByLabelText('Time'), { target: { value: '09:30' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const change = { extracted_date: '2026-11-15', time: '09:30', role: 'expires' };
  await waitFor(() => expect(sent()).toEqual([change]));
});

it('stay as they are after Esc', async () => {
  const sent = show();
  await edit();
  await userEvent.type(screen.getByLabelText('Time'), '{Escape}');
  expect(screen.queryByLabelText('What it stands for')).toBeNull();
  expect(sent()).toEqual([]);
});
