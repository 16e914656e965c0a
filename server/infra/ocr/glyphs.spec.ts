import { findGlyphs, glyphHeight, type GreyImage } from './glyphs';
import { enlargement } from './preprocess';

const blank = (width: number, height: number): GreyImage => ({
  data: new Uint8Array(width * height).fill(240),
  width,
  height,
});

function fill(image: GreyImage, box: { x: number; y: number; w: number; h: number }): void {
  for (let y = box.y; y < box.y + box.h; y++) {
    image.data.fill(30, y * image.width + box.x, y * image.width + box.x + box.w);
  }
}

describe('findGlyphs', () => {
  it('finds marks of the size of letters', () => {
    const image = blank(200, 60);
    for (let i = 0; i < 10; i++) fill(image, { x: 10 + i * 15, y: 20, w: 4, h: 12 });

    const { dark: glyphs } = findGlyphs(image);

    expect(glyphs).toHaveLength(10);
    expect(glyphs[0]).toEqual({ left: 10, top: 20, right: 13, bottom: 31 });
    expect(glyphHeight(glyphs)).toBe(12);
  });

  it('joins strokes that touch, also by a corner', () => {
    const image = blank(60, 60);
    fill(image, { x: 20, y: 20, w: 3, h: 10 });
    fill(image, { x: 23, y: 30, w: 3, h: 10 });
    fill(image, { x: 26, y: 20, w: 3, h: 10 });

    expect(findGlyphs(image).dark).toEqual([{ left: 20, top: 20, right: 28, bottom: 39 }]);
  });

  it('finds marks at the edges of a picture that is lower than its surroundings are high', () => {
    const image = blank(40, 10);
    fill(image, { x: 0, y: 0, w: 3, h: 10 });
    fill(image, { x: 37, y: 2, w: 3, h: 8 });

    expect(findGlyphs(image).dark).toEqual([
      { left: 0, top: 0, right: 2, bottom: 9 },
      { left: 37, top: 2, right: 39, bottom: 9 },
    ]);
  });

  it('passes over dots, rules and plain surfaces', () => {
    const image = blank(300, 100);
    fill(image, { x: 10, y: 10, w: 2, h: 2 });
    fill(image, { x: 10, y: 40, w: 200, h: 3 });

    expect(findGlyphs(image).dark).toEqual([]);
    expect(glyphHeight([])).toBeNull();
  });

  it('finds the light marks of a page as the dark ones of its negative', () => {
    const image = blank(200, 60);
    for (let i = 0; i < 10; i++) fill(image, { x: 10 + i * 15, y: 20, w: 4, h: 12 });
    const negative = { ...image, data: image.data.map((value) => 255 - value) };

    const [page, inverse] = [findGlyphs(image), findGlyphs(negative)];

    expect(inverse.light).toHaveLength(10);
    expect(inverse).toEqual({ dark: page.light, light: page.dark });
  });
});

describe('enlargement', () => {
  it.each([
    [null, 1],
    [9, 2],
    [4, 3],
    [16.5, 1],
    [40, 1],
  ])('scales letters of %p pixels by %p', (height, factor) => {
    expect(enlargement(height)).toBe(factor);
  });
});
