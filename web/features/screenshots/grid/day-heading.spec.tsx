import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../shared/testing/render-app';
import { aScreenshot } from '../testing/factories';
import { DayHeading } from './day-heading';

const rows = Array.from({ length: 1000 }, () => aScreenshot());
const day = { day: '2026-11-20', rows, from: 10, to: 910, isActive: false };
const dayIds = rows.slice(10, 910).map(({ id }) => id);

it('checks the rows of its day only when the selection has changed', () => {
  const looked = jest.spyOn(rows, 'slice');
  const onSelect = jest.fn();
  const none = new Set<string>();
  const { rerender } = renderApp(<DayHeading {...day} selected={none} onSelect={onSelect} />);
  expect(looked).not.toHaveBeenCalled();
  const some = new Set(dayIds);
  rerender(<DayHeading {...day} selected={some} onSelect={onSelect} />);
  const times = looked.mock.calls.length;
  for (let scrolled = 0; scrolled < 5; scrolled += 1) {
    rerender(<DayHeading {...day} selected={some} onSelect={onSelect} />);
  }
  expect(looked.mock.calls.length).toBe(times);
  looked.mockRestore();
});

it('is checked when its whole day is selected, and selects that day', async () => {
  const onSelect = jest.fn();
  const allButOne = new Set(dayIds.slice(1));
  const { rerender } = renderApp(<DayHeading {...day} selected={allButOne} onSelect={onSelect} />);
  const box = screen.getByRole<HTMLInputElement>('checkbox');
  expect(box.checked).toBe(false);
  await userEvent.click(box);
  expect(onSelect).toHaveBeenCalledWith(dayIds);
  rerender(<DayHeading {...day} selected={new Set(dayIds)} onSelect={onSelect} />);
  expect(box.checked).toBe(true);
});

it('says where rows have no date', () => {
  renderApp(<DayHeading {...day} day="" selected={new Set<string>()} onSelect={jest.fn()} />);
  expect(screen.getByRole('heading', { name: 'Without a date' })).toBeTruthy();
});
