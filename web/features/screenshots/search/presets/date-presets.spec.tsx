import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser } from '../../../../shared/testing/factories';
import { fakeServer } from '../../../../shared/testing/fake-server';
import { renderApp } from '../../../../shared/testing/render-app';
import { NO_FILTER } from '../../shared/gallery-address.model';
import { dayIn } from '../../../../../server/contract/search/day-in';
import { DatePresets } from './date-presets';
import { presetDays } from './presets.model';

const days = presetDays(dayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date()));

function show(filter = NO_FILTER) {
  fakeServer({ 'auth.me': { body: aUser() } });
  const onChange = jest.fn();
  renderApp(<DatePresets filter={filter} onChange={onChange} />);
  return onChange;
}

it('chooses the days of a preset in the days of the gallery', async () => {
  const onChange = show();
  await userEvent.click(screen.getByRole('button', { name: 'Last month' }));
  expect(onChange).toHaveBeenCalledWith({
    startDate: days.lastMonth.from,
    endDate: days.lastMonth.to,
    dateField: 'image',
  });
});

it('keeps the kind of date that was chosen, and shows which preset is on', async () => {
  const { from, to } = days.month;
  const onChange = show({ ...NO_FILTER, startDate: from, endDate: to, dateField: 'ai' });
  expect(screen.getByRole('button', { name: 'This month', pressed: true })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Any time' }));
  expect(onChange).toHaveBeenLastCalledWith({ startDate: '', endDate: '', dateField: 'uploaded' });
  await userEvent.click(screen.getByRole('button', { name: 'Today' }));
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ dateField: 'ai' }));
});

it('takes any month', () => {
  const onChange = show();
  fireEvent.change(screen.getByLabelText('Month'), { target: { value: '2024-02' } });
  expect(onChange).toHaveBeenCalledWith({
    startDate: '2024-02-01',
    endDate: '2024-02-29',
    dateField: 'image',
  });
});
