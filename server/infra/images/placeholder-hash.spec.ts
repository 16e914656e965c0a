import { thumbHashToAverageRGBA } from 'thumbhash';
import { placeholderHash } from './placeholder-hash';

/** A picture of one colour. */
function plain(colour: readonly number[], { width = 300, height = 200 } = {}) {
  const data = Buffer.from(Array.from({ length: width * height }, () => colour).flat());
  return { data, width, height, channels: colour.length };
}

const average = (colour: readonly number[], size?: { width: number; height: number }) => {
  const { r, g, b, a } = thumbHashToAverageRGBA(placeholderHash(plain(colour, size)));
  return [r, g, b, a].map((part) => Math.round(part * 10) / 10);
};

it('keeps the colour of a picture, with and without alpha', () => {
  expect(average([255, 0, 0])).toEqual([1, 0, 0, 1]);
  expect(average([0, 0, 255, 255])).toEqual([0, 0, 1, 1]);
});

it('reads grey pictures', () => {
  expect(average([255])).toEqual([1, 1, 1, 1]);
  expect(average([255, 255])).toEqual([1, 1, 1, 1]);
});

it('keeps transparency', () => {
  expect(average([255, 255, 255, 0])[3]).toBe(0);
});

it('takes pictures of a single pixel and very tall ones', () => {
  expect(average([255, 0, 0], { width: 1, height: 1 })).toEqual([1, 0, 0, 1]);
  expect(average([255, 0, 0], { width: 3, height: 4000 })).toEqual([1, 0, 0, 1]);
});
