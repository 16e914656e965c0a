import { ocrPage, type LineSketch } from '../../../test/support/ocr-page';
import { pageFacts } from '../page/page-facts';
import { pageHeading } from './page-heading';

const TEXT = Array.from({ length: 8 }, (_, i): LineSketch => ({
  text: 'Two colonies of bees live behind the hall',
  x: 10,
  y: 240 + i * 30,
}));

const heading = (lines: LineSketch[], kind: 'document' | 'settings' = 'document') =>
  pageHeading(pageFacts(ocrPage([...lines, ...TEXT], { width: 390, height: 844 })), kind);

const NAME = { text: 'School Wiki', x: 80, y: 20, height: 18 };
const BEES = { text: 'Bees in the garden', x: 10, y: 160, height: 24 };

describe('the heading of a page on a telephone', () => {
  it('stands below the name of the site', () => {
    expect(heading([NAME, BEES])).toBe('Bees in the garden');
  });

  it('stands below a name that is drawn larger', () => {
    expect(heading([{ ...NAME, text: 'WIKI', height: 40 }, BEES])).toBe('Bees in the garden');
  });

  it('is that of the section whose number it has, below a longer name of the book', () => {
    const book = { text: 'The handbook of the garden', x: 10, y: 90, height: 23 };
    const section = { text: '9.10. Bees', x: 10, y: 160, height: 20 };
    expect(heading([book, section])).toBe('9.10. Bees');
  });

  it('is the only numbered section in letters of the usual size, and none of a list of contents', () => {
    const section = { text: '6.6 Aliases', x: 10, y: 120, height: 15 };
    const other = { text: '6.7 Arrays', x: 10, y: 150, height: 15 };
    expect(heading([section])).toBe('6.6 Aliases');
    expect(heading([section, other])).toBeNull();
  });

  it('is whole where its lines stand on one middle', () => {
    const first = { text: 'Bees in the old', x: 60, y: 120, height: 24 };
    expect(heading([NAME, first, { ...BEES, text: 'garden', x: 121, y: 156 }])).toBe(
      'Bees in the old garden',
    );
  });

  it('is whole where a long word begins its second line', () => {
    const first = { text: 'Chapter 14.', x: 10, y: 120, height: 24 };
    const long = { ...BEES, text: 'Authentications in gardens', y: 156 };
    expect(heading([NAME, first, long])).toBe('Chapter 14. Authentications in gardens');
  });

  it('stands under the way to the page, where the name of the site is larger', () => {
    const name = { text: 'SCHOOL WIKI', x: 80, y: 40, height: 40 };
    const way = { text: 'School > Garden > Animals', x: 10, y: 120 };
    const small = { ...BEES, height: 18 };
    expect(heading([name, way, small])).toBe('Bees in the garden');
    expect(heading([name, small])).toBeNull();
  });

  it('is none where the text at the top is as large', () => {
    expect(heading([{ ...NAME, height: 23 }, BEES])).toBeNull();
  });

  it('is none among settings', () => {
    expect(heading([NAME, BEES], 'settings')).toBeNull();
  });

  it('is none where all text has one size', () => {
    expect(heading([NAME, { ...BEES, height: 15 }])).toBeNull();
  });
});
