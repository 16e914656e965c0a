import { between } from './rectangle';

it('spans two corners in either order', () => {
  const rectangle = { x: 1, y: 2, w: 8, h: 3 };
  expect(between({ x: 9, y: 2 }, { x: 1, y: 5 })).toEqual(rectangle);
  expect(between({ x: 1, y: 5 }, { x: 9, y: 2 })).toEqual(rectangle);
});
