import { ocrPage, type LineSketch } from '../../../test/support/ocr-page';
import { pageFacts } from '../page/page-facts';
import { aroundSignals } from './around-signals';
import { letterHeight } from './headings';

const signals = (at: number, ...lines: LineSketch[]) => {
  const facts = pageFacts(ocrPage(lines));
  const heights = facts.lines.map((line) => letterHeight(line));
  return aroundSignals({ index: at, heights, facts });
};

describe('aroundSignals', () => {
  it('sees the room around a heading and the smaller text over it', () => {
    const page = [
      { text: 'small over it', y: 300, height: 10 },
      { text: 'Winter timetable', y: 400, height: 30 },
      { text: 'text', y: 440, height: 12 },
    ];
    const { space_above, space_below, under_smaller } = signals(1, ...page);

    expect(space_above).toBe(1);
    expect(space_below).toBeLessThan(0.5);
    expect(under_smaller).toBe(1);
  });

  it('counts the lines of a list, which no heading has beside it', () => {
    const items = ['roof', 'garden', 'kitchen'].map((text, i) => ({ text, y: 400 + i * 30 }));

    expect(signals(0, { text: 'Works', x: 500, y: 300 }, ...items).in_list).toBe(0);
    expect(signals(1, { text: 'Works', x: 500, y: 300 }, ...items).in_list).toBe(0.25);
  });

  it('ranks what stands below the bars of a site by its height', () => {
    const page = [
      { text: 'Site', y: 10, height: 60 },
      { text: 'Largest of the page', y: 400, height: 30 },
      { text: 'Second', y: 500, height: 20 },
    ];

    expect([0, 1, 2].map((at) => signals(at, ...page).rank_under_bar)).toEqual([0, 1, 0.5]);
  });
});
