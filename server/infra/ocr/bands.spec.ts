import { cutIntoBands } from './bands';
import { type GreyImage } from './glyphs';

/** White, with a striped row band of ten rows from each given row on. */
function pageWithLines(height: number, tops: number[], width = 100): GreyImage {
  const data = new Uint8Array(width * height).fill(255);
  const rows = tops.flatMap((top) => Array.from({ length: 10 }, (_, i) => top + i));
  for (const y of rows) for (let x = 0; x < width; x += 2) data[y * width + x] = 0;
  return { data, width, height };
}

describe('cutIntoBands', () => {
  it('leaves a page of usual size whole', () => {
    const page = pageWithLines(200, [20]);

    const bands = cutIntoBands(page, 100 * 200);

    expect(bands).toHaveLength(1);
    expect(bands[0]).toMatchObject({ top: 0, image: { height: 200 } });
  });

  it('cuts between lines of text and loses no row', () => {
    const tops = Array.from({ length: 20 }, (_, i) => 5 + i * 20);
    const page = pageWithLines(410, tops);

    const bands = cutIntoBands(page, 100 * 100);

    expect(bands.length).toBeGreaterThan(4);
    expect(bands.reduce((sum, { image }) => sum + image.height, 0)).toBe(410);
    for (const { top } of bands.slice(1)) {
      expect(tops.some((line) => top > line && top < line + 10)).toBe(false);
    }
    for (const { image } of bands) expect(image.height).toBeLessThanOrEqual(100);
  });
});
