import { wordSignals } from './word-signals';

describe('wordSignals', () => {
  it.each([
    ['save changes', 1],
    ['abbrechen', 1],
    ['save the date for our wedding', 0],
    ['winter timetable', 0],
  ])('tells whether %s is a button', (text, expected) => {
    expect(wordSignals(text).button).toBe(expected);
  });

  it('knows phrases, ways and names put together', () => {
    expect(wordSignals('the history of the harbour').joining_words).toBeCloseTo(0.6);
    expect(wordSignals('home / photos').way).toBe(1);
    expect(wordSignals('advancedrenametool').word_length).toBe(1);
  });
});
