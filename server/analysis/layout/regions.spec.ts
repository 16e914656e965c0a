import { ocrPage } from '../../../test/support/ocr-page';
import { pageFacts } from '../page/page-facts';
import { blocksOf } from './blocks';
import { frontWindow, windowBars } from './front-window';
import { regionRoles, regionsOf } from './regions';

const SCREEN = { width: 1200, height: 700 };
const WHOLE = { x: 0, y: 0, w: SCREEN.width, h: SCREEN.height };

/** A window with a bar over prose, and a dialog over both of them, which cuts the prose off. */
const overlapping = () =>
  ocrPage(
    [
      { text: 'Behind it', x: 60, y: 40 },
      { text: '– ▢ ×', x: 1050, y: 40 },
      ...[90, 130, 170, 210, 250].map((y) => ({ text: 'Each entry has a name', x: 40, y })),
      { text: 'Delete the folder?', x: 420, y: 110 },
      { text: '– ▢ ×', x: 900, y: 110 },
      { text: 'The folder holds eleven files that nobody has opened', x: 400, y: 170 },
      { text: 'They cannot be brought back afterwards by anybody', x: 400, y: 210 },
    ],
    SCREEN,
  );

describe('frontWindow', () => {
  it('finds the bars of windows by the signs at their ends', () => {
    const bars = windowBars(overlapping().lines);

    expect(bars.map(({ lines }) => lines.map(({ text }) => text).sort())).toEqual([
      ['Behind it', '– ▢ ×'],
      ['Delete the folder?', '– ▢ ×'],
    ]);
  });

  it('is the one whose bar stands lowest, and leaves out what it covers', () => {
    const facts = pageFacts(overlapping());
    const roles = regionRoles(facts);
    const behind = facts.lines.filter((_, i) => roles[i] === 'behind');

    expect(new Set(behind.map(({ text }) => text))).toEqual(
      new Set(['Behind it', '– ▢ ×', 'Each entry has a name']),
    );
    expect(roles[facts.lines.findIndex(({ text }) => text.startsWith('Delete'))]).toBe('titlebar');
  });

  it('is all that a page gives to be copied', () => {
    const copied = blocksOf(pageFacts(overlapping()), null).map(({ text }) => text);

    expect(copied.join('\n')).toContain('eleven files');
    expect(copied.join('\n')).not.toContain('Each entry');
  });

  it('is not looked for where only one bar is seen', () => {
    const { lines } = ocrPage(['Report', '– ▢ ×', 'Some text'], SCREEN);

    expect(frontWindow(lines, WHOLE)).toBeNull();
  });
});

describe('regionRoles', () => {
  it('tells a list at the side from the first column of a table', () => {
    const names = ['Inbox', 'Sent', 'Drafts', 'Archive', 'Rubbish'];
    const side = names.map((text, i) => ({ text, x: 20, y: 80 + i * 40 }));
    const long = 'A letter that runs over most of the width beside the list';
    const prose = [95, 135, 175, 215].map((y) => ({ text: long, x: 480, y }));
    const cells = names.map((_, i) => ({ text: `${long} ${i}`, x: 480, y: 80 + i * 40 }));

    const listed = regionRoles(pageFacts(ocrPage([...side, ...prose], SCREEN)));
    const tabled = regionRoles(pageFacts(ocrPage([...side, ...cells], SCREEN)));

    expect(listed.filter((role) => role === 'sidelist')).toHaveLength(names.length);
    expect(tabled).not.toContain('sidelist');
  });

  it('gives rows of aligned cells the role of a table', () => {
    const rows = [
      ['Item', 'Count', 'Price'],
      ['Paper', '2', '4.00'],
      ['Pens', '10', '7.50'],
      ['Ink', '1', '12.00'],
    ].map((cells) => ({ text: cells.join(' '), cells }));
    const heading = 'Stationery order for the office of the second floor';
    const facts = pageFacts(ocrPage([heading, ...rows.map((row) => ({ ...row }))]));

    expect(regionRoles(facts).filter((role) => role === 'table').length).toBeGreaterThanOrEqual(3);
  });

  it('knows a terminal by its prompts', () => {
    const lines = ['ana@host:~$ ls', 'notes.txt  todo.txt', 'ana@host:~$ df -h', 'none 4G 1G 25%'];
    const facts = pageFacts(ocrPage(lines.map((text, i) => ({ text, x: 10, y: 200 + i * 24 }))));

    expect(new Set(regionRoles(facts))).toEqual(new Set(['terminal']));
  });
});

describe('regionsOf', () => {
  it('puts lines of one role that stand near each other into one box', () => {
    const regions = regionsOf(pageFacts(overlapping()));
    const main = regions.filter(({ role }) => role === 'main');

    expect(main).toHaveLength(1);
    expect(main[0]!.lines).toHaveLength(2);
    expect(main[0]!.box.x).toBe(400);
  });

  it('has none for a page without text', () => {
    expect(regionsOf(pageFacts(ocrPage([])))).toEqual([]);
  });
});
