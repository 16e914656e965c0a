import { type Gap } from './line-crop';
import { placeLine } from './neural-line';

/** Signs ten pixels wide behind one another, from `x` on; the ink of the line may reach further. */
function edges(at: [string, number][], { ink, gaps }: { ink: Gap; gaps: Gap[] }) {
  const box = { x: ink.from, y: 0, w: ink.to - ink.from, h: 14 };
  const signs = at.flatMap(([text, x]) =>
    [...text].map((sign, i) => {
      const step = x + i * 10 + 5 - ink.from;
      return { text: sign, chance: 0.99, from: step, to: step, spaceAfter: 0.9 };
    }),
  );
  const { words } = placeLine({ box, ink: box, gaps }, signs, { step: 1 });
  const placed = words.flat();
  return at.map(([text], i) => {
    const first = at.slice(0, i).reduce((sum, [before]) => sum + before.length, 0);
    return [placed[first]!.from, placed[first + text.length - 1]!.to];
  });
}

describe('placeLine', () => {
  it('begins a line behind the box to tick beside it, and ends it before the arrow', () => {
    const gaps = [
      { from: 12, to: 21 },
      { from: 62, to: 74 },
    ];

    expect(edges([['save', 21]], { ink: { from: 0, to: 80 }, gaps })).toEqual([[21, 62]]);
  });

  it('gives an icon between two words to neither', () => {
    const gaps = [
      { from: 40, to: 48 },
      { from: 60, to: 68 },
    ];
    const line = edges(
      [
        ['save', 0],
        ['open', 68],
      ],
      { ink: { from: 0, to: 108 }, gaps },
    );

    expect(line).toEqual([
      [0, 40],
      [68, 108],
    ]);
  });

  it('leaves the edge of the ink where the gap is within a sign', () => {
    const gaps = [{ from: 3, to: 5 }];

    expect(edges([['"a"', 0]], { ink: { from: 0, to: 30 }, gaps })).toEqual([[0, 30]]);
  });
});
