import { aScreenshot } from '../testing/factories';
import {
  createdDayOf,
  nextOrder,
  orderIn,
  ORDERS,
  orderToKeep,
  readOrder,
  sortOf,
} from './gallery-order.model';

it('reads every order from the address, and nothing else', () => {
  expect(ORDERS.map(readOrder)).toEqual(ORDERS);
  expect(readOrder('size')).toBeNull();
  expect(readOrder(null)).toBeNull();
});

it.each([
  ['newest', 'uploaded', 'desc'],
  ['oldest', 'uploaded', 'asc'],
  ['title-asc', 'title', 'asc'],
  ['date-asc', 'date', 'asc'],
] as const)('asks the server for %s as %s %s', (order, sort, direction) => {
  expect(sortOf(order)).toEqual({ sort, order: direction });
});

const row = aScreenshot({
  created_at: '2026-11-20T23:30:00.000Z',
  image_created_at: '2025-05-01T23:30:00-11:00',
});

it('takes the day of an image as the clock showed it, else that of the upload', () => {
  expect(createdDayOf(row)).toBe('2025-05-01');
  expect(createdDayOf({ ...row, image_created_at: null })).toBe('2026-11-20');
});

it('turns the order of a column round with the second press', () => {
  expect(nextOrder('newest', 'title-asc', 'title-desc')).toBe('title-asc');
  expect(nextOrder('title-asc', 'title-asc', 'title-desc')).toBe('title-desc');
  expect(nextOrder('title-desc', 'title-asc', 'title-desc')).toBe('title-asc');
});

it('begins with the newest image, with words with the best match, and keeps the address short', () => {
  expect(orderIn(null, '')).toBe('created-desc');
  expect(orderIn(null, 'invoice')).toBeNull();
  expect(orderIn('newest', '')).toBe('newest');
  expect(orderToKeep('created-desc', '')).toBeNull();
  expect(orderToKeep('created-desc', 'invoice')).toBe('created-desc');
  expect(orderToKeep('newest', '')).toBe('newest');
});
