import { ocrPage } from '../../test/support/ocr-page';
import { analyse } from './local-analyser';

describe('analyse', () => {
  it('answers for an image without text', () => {
    const answer = analyse({
      ocr: ocrPage([]),
      fileName: 'holiday.jpg',
      imageDate: '2024-05-04',
      knownTags: [],
    });

    expect(answer).toMatchObject({
      title: 'holiday 2024-05-04',
      kind: 'photo',
      tags: ['photo', 'holiday', 'image'],
      dates: [],
    });
  });

  it('answers for a page with everything on it', () => {
    const ocr = ocrPage([
      { text: 'Invoice', height: 40 },
      'Fjord Paper Ltd',
      'Bill to Mill Farm',
      'Due date 1 June 2024',
      'Subtotal €90.00',
    ]);
    const answer = analyse({
      ocr,
      fileName: 'a.png',
      imageDate: '2024-05-04',
      knownTags: ['fjord paper'],
    });

    expect(answer).toMatchObject({
      title: 'Invoice · Fjord Paper Ltd · 2024-06-01',
      kind: 'invoice',
      dates: [{ date: '2024-06-01', confidence: 0.97, quote: 'Due date 1 June 2024' }],
    });
    expect(answer.tags).toEqual(expect.arrayContaining(['invoice', 'fjord paper', 'payment']));
    expect(ocr.text).toContain(answer.dates[0]!.quote);
  });

  it.each([
    'Card number 4539 1488 0343 6467',
    `Token gh${'p_'}q7Rm2Vx9Kd4Tz8Lw5Np3Hs6Bj1Yc0FgAeUiO`,
  ])('takes no value that should not be shared for the title: %s', (line) => {
    const about = { fileName: 'a.png', imageDate: '2024-05-04', knownTags: [] };
    const titled = (lines: string[]) =>
      analyse({ ...about, ocr: ocrPage([{ text: lines[0]!, height: 40 }, ...lines.slice(1)]) });
    expect(titled([line, 'Corner Shop']).title).toMatch(/^(?:Corner Shop|a 2024-05-04)/);
    expect(titled(['Corner Shop', line]).title).toMatch(/^Corner Shop$/);
  });
});
