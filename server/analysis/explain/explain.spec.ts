import { type Evidence } from '../../contract/reading/evidence';
import { ocrPage, type LineSketch, type PageSketch } from '../../../test/support/ocr-page';
import { explainModel } from './explain-model';
import { analyse } from '../local-analyser';

interface Case {
  page?: PageSketch;
  knownTags?: string[];
}

function evidenceOf(
  lines: (string | LineSketch)[],
  { page, knownTags = [] }: Case = {},
): Evidence[] {
  const ocr = ocrPage(lines, page);
  return analyse({ ocr, fileName: 'IMG_1.png', imageDate: '2026-03-01', knownTags }).evidence;
}

const of = (all: Evidence[], what: Evidence['of'], value?: string) =>
  all.find((each) => each.of === what && (value === undefined || each.value === value))!;
const textOf = ({ words }: Evidence): string => words.map(({ text }) => text).join(' ');

const REPORT: (string | LineSketch)[] = [
  'Menu Budget Reports',
  { text: 'Quarterly budget review', height: 36 },
  'We meet on 14 March 2026 in the large room to talk about what was spent.',
];

describe('explain', () => {
  it('points at the heading that became the title, not at the menu that says the same', () => {
    const title = of(evidenceOf(REPORT), 'title');

    expect(title).toMatchObject({ value: 'Quarterly budget review', rule: 'heading' });
    expect(textOf(title)).toBe('Quarterly budget review');
    expect(title.words.every(({ h }) => h === 36)).toBe(true);
  });

  it('points at the words of a date', () => {
    const date = of(evidenceOf(REPORT), 'date', '2026-03-14');

    expect(date.rule).toBe('written_date');
    expect(textOf(date)).toBe('14 March 2026');
    expect(date.confidence).toBeGreaterThan(0.9);
  });

  it('names the words of the page for a tag of the workspace', () => {
    const tag = of(evidenceOf(REPORT, { knownTags: ['budget'] }), 'tag', 'budget');

    expect(tag.rule).toBe('known_tag');
    expect(textOf(tag)).toBe('Budget budget');
  });

  it('names the words that led to the kind', () => {
    const evidence = evidenceOf(['Inbox', 'Subject: Keys', 'Dear Ann,', 'Kind regards', 'Bo']);

    const tag = of(evidence, 'tag', 'email');
    expect(tag.rule).toBe('kind');
    expect(textOf(tag)).toMatch(/Inbox/);
    expect(tag.confidence).toBeGreaterThan(0.5);
  });

  it('has no words for a title that is the name of the file', () => {
    expect(of(evidenceOf([]), 'title')).toMatchObject({ rule: 'file_name', words: [] });
  });

  it('explains every tag and every date', () => {
    const ocr = ocrPage(REPORT);
    const found = analyse({ ocr, fileName: 'a.png', imageDate: '2026-03-01', knownTags: [] });

    const explained = (what: Evidence['of']) =>
      found.evidence.filter((each) => each.of === what).map(({ value }) => value);
    expect(explained('tag')).toEqual(found.tags);
    expect(explained('date')).toEqual(found.dates.map(({ date }) => date));
  });
});

describe('explainModel', () => {
  it('names the model as its evidence, with words only where it quotes some', () => {
    const ocr = ocrPage(['Doors open on 14 March 2026']);
    const quoted = { date: '2026-03-14', confidence: 0.8, quote: '14 March 2026' };
    const invented = { date: '2026-12-24', confidence: 0.5, quote: '' };

    const [title, tag, first, second] = explainModel(
      { title: 'A concert', tags: ['music'], dates: [quoted, invented] },
      { ocr, local: [] },
    );

    expect(title).toMatchObject({ of: 'title', rule: 'model', confidence: null, words: [] });
    expect(tag).toMatchObject({ of: 'tag', value: 'music', rule: 'model' });
    expect(textOf(first!)).toBe('14 March 2026');
    expect(second).toMatchObject({ rule: 'model', confidence: 0.5, words: [] });
  });

  it('keeps the evidence of the rules for a date that they had found', () => {
    const ocr = ocrPage(REPORT);
    const local = evidenceOf(REPORT);
    const dates = [{ date: '2026-03-14', confidence: 0.9, quote: '' }];

    const evidence = explainModel({ title: 'T', tags: [], dates }, { ocr, local });

    expect(of(evidence, 'date')).toMatchObject({ rule: 'written_date' });
  });
});
