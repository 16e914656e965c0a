import { ocrPage, type LineSketch } from '../../../test/support/ocr-page';
import { pageFacts } from '../page/page-facts';
import { dialogQuestion } from './dialog-question';

const TEXT: LineSketch[] = ['The shed gets a new roof', 'The gate stays open'].map((text, i) => ({
  text,
  x: 20,
  y: 60 + i * 30,
}));
const BUTTONS = { text: 'Close without saving Cancel Save', x: 300, y: 380 };
const ask = (lines: LineSketch[], page = { width: 900, height: 600 }) =>
  dialogQuestion(pageFacts(ocrPage([...TEXT, ...lines], page)));

describe('the question of a dialog in front', () => {
  it('stands over its buttons', () => {
    expect(ask([{ text: 'Save the changes to notes.txt?', y: 300 }, BUTTONS])).toBe(
      'Save the changes to notes.txt?',
    );
  });

  it('is whole where it fills two lines', () => {
    const first = { text: 'Do you want to save the changes', y: 290 };
    expect(ask([first, { text: 'before closing?', y: 310 }, BUTTONS])).toBe(
      'Do you want to save the changes before closing?',
    );
  });

  it('leaves out the window behind that was read with it', () => {
    const row = { text: 'Gate Save?', cells: ['Gate', 'Save it now?'], y: 300 };
    expect(ask([row, BUTTONS])).toBe('Save it now?');
  });

  it('is none without the buttons, or far from them', () => {
    expect(ask([{ text: 'Does the gate stay open?', y: 300 }])).toBeNull();
    expect(ask([{ text: 'Does the gate stay open?', y: 130 }, BUTTONS])).toBeNull();
  });
});
