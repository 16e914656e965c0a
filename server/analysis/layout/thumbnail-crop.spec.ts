import { type Box } from '../page/ocr-result';
import { thumbnailCrop } from './thumbnail-crop';

const line = (x: number, y: number, w: number, h: number) => {
  const box: Box = { x, y, w, h };
  return { text: 'words', confidence: 90, box, words: [] };
};
const crop = (width: number, height: number, ...lines: ReturnType<typeof line>[]) =>
  thumbnailCrop({ width, height, lines }, [{ box: { x: 0, y: 0, w: width, h: height } }]);

describe('the crop of a thumbnail', () => {
  it('is around the text of a phone shot', () => {
    const text = [900, 950, 1000, 1050].map((y) => line(40, y, 700, 36));
    const { x, y } = crop(780, 1688, ...text);
    expect(x).toBe(0);
    // 585 of 1,688 pixels are shown; the text begins a little below their upper edge.
    const top = (y / 100) * (1688 - 585);
    expect(top).toBeLessThan(900);
    expect(top + 585).toBeGreaterThan(1086);
  });

  it('stays at the top when that shows as much', () => {
    const page = Array.from({ length: 60 }, (_, at) => line(100, 50 + at * 60, 900, 30));
    expect(crop(1200, 4000, ...page)).toEqual({ x: 0, y: 0 });
  });

  it('leaves out a side bar rather than the text', () => {
    const side = Array.from({ length: 20 }, (_, at) => line(20, 40 * at, 300, 20));
    const main = Array.from({ length: 20 }, (_, at) => line(1300, 40 * at, 1200, 24));
    const input = { width: 2600, height: 1000, lines: [...side, ...main] };
    const { x } = thumbnailCrop(input, [{ box: { x: 1300, y: 0, w: 1200, h: 1000 } }]);
    expect((x / 100) * (2600 - 1333)).toBeGreaterThan(1100);
  });

  it('is the middle of a picture without text', () => {
    expect(crop(1000, 3000)).toEqual({ x: 0, y: 50 });
    expect(crop(3000, 1000)).toEqual({ x: 50, y: 0 });
  });

  it('is the whole picture where that is 4:3', () => {
    expect(crop(1200, 900, line(10, 10, 50, 50))).toEqual({ x: 0, y: 0 });
  });
});
