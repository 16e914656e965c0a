import { type CardActions, commandFor } from './card-actions';
import { aScreenshot } from '../testing/factories';

const KEYS: [string, keyof CardActions][] = [
  ['f', 'toggleFavorite'],
  ['E', 'edit'],
  ['d', 'download'],
  ['r', 'rerun'],
  ['Delete', 'askDelete'],
  ['#', 'askDelete'],
  ['c', 'collect'],
  ['m', 'transfer'],
  ['s', 'share'],
  ['copy image', 'copyImage'],
  ['x', 'select'],
];

const makeActions = () => {
  const names = ['open', 'edit', 'toggleFavorite', 'askDelete', 'cancelDelete'];
  const all = [
    ...names,
    'remove',
    'rerun',
    'download',
    'collect',
    'transfer',
    'share',
    'copyImage',
    'select',
  ].map((name) => [name, jest.fn()]);
  return Object.fromEntries(all) as Record<keyof CardActions, jest.Mock>;
};

it.each(KEYS)('%s is %s', (key, action) => {
  const actions = makeActions();
  const row = aScreenshot();
  commandFor(key, row)?.(actions, row);
  expect(actions[action]).toHaveBeenCalledTimes(1);
});

it('ignores every other key', () => {
  expect(commandFor('y', aScreenshot())).toBeUndefined();
});

it('allows favorite, deletion and selection of a locked screenshot', () => {
  const locked = aScreenshot({ is_locked: true });
  const open = KEYS.filter(([key]) => commandFor(key, locked)).map(([key]) => key);
  expect(open).toEqual(['f', 'Delete', '#', 'x']);
});

it('offers no deletion that the server would refuse', () => {
  const others = aScreenshot({ can_delete: false });
  const open = KEYS.filter(([key]) => commandFor(key, others)).map(([key]) => key);
  expect(open).toEqual(['f', 'E', 'd', 'r', 'c', 'm', 's', 'copy image', 'x']);
});
