import { hasImageEnding } from './image-types';

it.each([
  ['shot.png', true],
  ['photo.HEIC', true],
  ['a.b.jpeg', true],
  ['notes.txt', false],
  ['png', false],
  ['.png', false],
  ['shot.png.zip', false],
  ['shot.', false],
])('%s has the ending of an image: %s', (name, expected) => {
  expect(hasImageEnding(name)).toBe(expected);
});
