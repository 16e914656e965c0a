import { dragged, fitted, holdAt, isUnchanged, turned, turnedSize, whole } from './crop.model';

const image = { width: 400, height: 200 };
const part = { x: 100, y: 20, w: 50, h: 30 };

describe('a turn', () => {
  it('keeps what the part shows', () => {
    const once = turned({ turns: 0, part }, 1, image);
    expect(once).toEqual({ turns: 1, part: { x: 150, y: 100, w: 30, h: 50 } });
    expect(turned(once, -1, image)).toEqual({ turns: 0, part });
    let around = { turns: 0, part };
    for (let turn = 0; turn < 4; turn += 1) around = turned(around, 1, image);
    expect(around).toEqual({ turns: 0, part });
  });

  it('changes the sides', () => {
    expect(turnedSize(image, 3)).toEqual({ width: 200, height: 400 });
    expect(turnedSize(image, 2)).toEqual(image);
  });
});

describe('a drag', () => {
  const drag = (hold: Parameters<typeof dragged>[0], from: number[], to: number[]) =>
    dragged(
      hold,
      part,
      [
        { x: from[0]!, y: from[1]! },
        { x: to[0]!, y: to[1]! },
      ],
      image,
    );

  it('moves the part within the image', () => {
    expect(drag('part', [110, 30], [120, 20])).toEqual({ ...part, x: 110, y: 10 });
    expect(drag('part', [110, 30], [900, 900])).toEqual({ ...part, x: 350, y: 170 });
  });

  it('moves a corner, also over the opposite one', () => {
    expect(drag('se', [150, 50], [200, 90])).toEqual({ x: 100, y: 20, w: 100, h: 70 });
    expect(drag('nw', [100, 20], [60, -5])).toEqual({ x: 60, y: 0, w: 90, h: 50 });
    expect(drag('se', [150, 50], [40, 50])).toEqual({ x: 40, y: 20, w: 60, h: 30 });
  });

  it('draws a new part from the ground', () => {
    expect(drag('new', [10, 10], [60, 90])).toEqual({ x: 10, y: 10, w: 50, h: 80 });
    // A click without a way is the smallest part.
    expect(drag('new', [395, 195], [395, 195])).toEqual({ x: 384, y: 184, w: 16, h: 16 });
  });

  it('takes hold of what is under the pointer', () => {
    expect(holdAt({ x: 103, y: 22 }, part, 6)).toBe('nw');
    expect(holdAt({ x: 148, y: 52 }, part, 6)).toBe('se');
    expect(holdAt({ x: 120, y: 35 }, part, 6)).toBe('part');
    expect(holdAt({ x: 20, y: 35 }, part, 6)).toBe('new');
  });
});

it('a part lies within the image, in whole pixels', () => {
  expect(fitted({ x: -5, y: 190.4, w: 999, h: 20.6 }, image)).toEqual({
    x: 0,
    y: 179,
    w: 400,
    h: 21,
  });
});

it('knows when the copy would be the original', () => {
  expect(isUnchanged({ turns: 0, part: whole(image) }, image)).toBe(true);
  expect(isUnchanged({ turns: 2, part: whole(image) }, image)).toBe(false);
  expect(isUnchanged({ turns: 0, part }, image)).toBe(false);
});
