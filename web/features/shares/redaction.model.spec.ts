import type { Entity } from '../../../server/contract/reading/entities';
import { inside, isDrawn, sameTextElsewhere, unhiddenEntities } from './redaction.model';

const word = (text: string, x: number, y: number) => ({ text, x, y, w: 40, h: 10 });
const page = {
  width: 200,
  height: 100,
  lines: [
    { text: '', words: [word('Maria', 10, 10), word('Huber', 60, 10)] },
    { text: '', words: [word('maria', 150, 80), word('Other', 10, 80)] },
  ],
};

it('does not take a click for a rectangle', () => {
  expect(isDrawn({ x: 1, y: 1, w: 2, h: 50 })).toBe(false);
});

it('keeps what lies in the image, in whole pixels', () => {
  expect(inside({ x: -3.5, y: 90.2, w: 10, h: 30 }, page)).toEqual({ x: 0, y: 90, w: 7, h: 10 });
  expect(inside({ x: 300, y: 0, w: 10, h: 10 }, page)).toBeNull();
});

it('finds the other places of a hidden word, whatever its case', () => {
  const found = sameTextElsewhere(page, [{ x: 5, y: 5, w: 50, h: 20 }]);
  expect(found).toEqual([{ x: 146, y: 76, w: 48, h: 18 }]);
});

it('finds nothing where nothing is hidden', () => {
  expect(sameTextElsewhere(page, [])).toEqual([]);
});

describe('entities', () => {
  const entity = (type: Entity['type'], x: number): Entity => ({
    ...{ id: `${type}${x}`, type, value: '', display: '', confidence: 1 },
    boxes: [{ x, y: 10, w: 40, h: 10 }],
  });
  const all = [entity('email', 10), entity('phone', 60), entity('email', 150)];

  it('are hidden by their type, a little larger than their words', () => {
    expect(unhiddenEntities(all, [], page)).toEqual([
      {
        type: 'email',
        places: [
          { x: 6, y: 6, w: 48, h: 18 },
          { x: 146, y: 6, w: 48, h: 18 },
        ],
      },
      { type: 'phone', places: [{ x: 56, y: 6, w: 48, h: 18 }] },
    ]);
  });

  it('are not offered where they are hidden already', () => {
    const hidden = [{ x: 0, y: 0, w: 120, h: 40 }];
    expect(unhiddenEntities(all, hidden, page).map(({ type }) => type)).toEqual(['email']);
    expect(unhiddenEntities(all, [{ x: 0, y: 0, w: 200, h: 40 }], page)).toEqual([]);
  });
});
