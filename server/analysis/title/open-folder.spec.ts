import { ocrPage, type LineSketch } from '../../../test/support/ocr-page';
import { pageFacts } from '../page/page-facts';
import { openFolder } from './open-folder';

const FILES: LineSketch[] = ['notes.txt', 'plan.pdf', 'roof.jpg'].map((text, i) => ({
  text,
  y: 200 + i * 60,
}));
const folder = (...path: (string | LineSketch)[]) =>
  openFolder(
    pageFacts(
      ocrPage([...path.map((it) => (typeof it === 'string' ? { text: it, y: 40 } : it)), ...FILES]),
    ),
  );

describe('the folder that a window shows', () => {
  it.each([
    ['a path between arrows', '< > /home/ruth/letters/ Q', 'letters'],
    ['a path alone', '/home/ruth/letters/', 'letters'],
    ['a short name', '/home/ruth/c/', 'ruth / c'],
  ])('is the end of %s', (_name, path, name) => {
    expect(folder(path)).toBe(name);
  });

  it('is the last of a row of buttons', () => {
    const buttons = [
      { text: 'home / ruth', x: 40, y: 40 },
      { text: 'old / letters', x: 300, y: 41 },
    ];
    expect(folder(...buttons)).toBe('letters');
  });

  it('ends before the words behind it', () => {
    const row = [
      { text: 'Home / Admin / Dashboard', x: 40, y: 40 },
      { text: 'Dashboard Settings', x: 900, y: 41 },
    ];
    expect(folder(...row)).toBe('Dashboard');
  });

  it('is none where the head of a table has such names', () => {
    const head = ['Rating', 'Title / Version', 'Album / Disc', 'Length'];
    expect(folder(...head.map((text, i) => ({ text, x: 40 + i * 300, y: 40 })))).toBeNull();
  });

  it.each(['/home/ruth/notes.txt', 'Sun / rain / snow', '/home/ruth', 'Read more / less'])(
    'is none where %s stands',
    (text) => {
      expect(folder(text)).toBeNull();
    },
  );
});
