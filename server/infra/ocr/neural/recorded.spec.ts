import { readFileSync } from 'node:fs';
import { type OcrBlock, textOf } from '../../../analysis/page/ocr-result';
import { type DetectedLine, joinReadings } from './look-again';

/** The readings of both engines of the picture of the same name, which was drawn for this. */
function recorded(name: string): { blocks: OcrBlock[]; lines: DetectedLine[] } {
  const text = readFileSync(`test/fixtures/reading/${name}.json`, 'utf8');
  return JSON.parse(text) as { blocks: OcrBlock[]; lines: DetectedLine[] };
}

describe('joinReadings of recorded pages', () => {
  it('drops the icons of a phone and keeps accents, times and amounts', () => {
    const { blocks, lines } = recorded('phone-list');

    expect(textOf(blocks)).toContain('(®)]');
    expect(textOf(joinReadings(blocks, lines)).split(/\n+/)).toEqual([
      '10:54',
      'Marta Lindqvist',
      'Wer nimmt die Straßenbahn um 16:49?',
      'Größe und Maße 98,70 €',
      'Lieferung nach Köln für 4,90 € bis Freitag',
      'Noch einmal',
      '4,7 von 5 Sternen',
      'Zuletzt geöffnet: heute, 9:05 Uhr',
    ]);
  });

  it('mends a terminal and loses none of its marks', () => {
    const { blocks, lines } = recorded('terminal');

    const text = textOf(joinReadings(blocks, lines));

    expect(textOf(blocks)).toContain('$ 1s -1');
    for (const part of [
      '$ ls -',
      '_main__.',
      'File "/opt/tools/lib/python3.11/runner.py", line 193, in run',
      'raise KeyError("info.level")',
      'warning: 0 errors, 1 illegal option',
    ])
      expect(text).toContain(part);
  });
});
