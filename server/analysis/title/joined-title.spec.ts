import { shownTitle, type RankedTitle } from './joined-title';

const line = (text: string, share: number, index = 0): RankedTitle => ({
  text,
  share,
  rule: 'heading',
  index,
});

describe('shownTitle', () => {
  it('takes a sure title alone', () => {
    expect(shownTitle([line('Winter timetable', 0.95), line('Home', 0.05)])?.text).toBe(
      'Winter timetable',
    );
  });

  it('says the next likely one beside an unsure title', () => {
    expect(shownTitle([line('Ferry', 0.5), line('Winter timetable', 0.4)])?.text).toBe(
      'Ferry · Winter timetable',
    );
  });

  it.each([
    ['says the same', 'The Ferry'],
    ['is a sentence', 'We leave at nine in the morning.'],
    ['is the rest of a sentence', 'and come back in the evening'],
    ['is a button', 'Add to cart'],
    ['is an amount', 'Total 120.00 EUR'],
    ['is a number of things', '3 apples'],
    ['says who wrote it', 'By Ada'],
    ['has no room', `Winter timetable ${'of the ferry '.repeat(6)}`],
  ])('says nothing beside it that %s', (_name, text) => {
    expect(shownTitle([line('Ferry', 0.6), line(text, 0.3)])?.text).toBe('Ferry');
  });

  it('takes the next likely one alone where it says the first and more', () => {
    expect(shownTitle([line('Ferry', 0.5), line('Ferry timetable', 0.4)])?.text).toBe(
      'Ferry timetable',
    );
  });

  it('keeps a title whose letters only begin or end a word of the next', () => {
    expect(shownTitle([line('Art', 0.5), line('Party plans', 0.4)])?.text).toBe(
      'Art · Party plans',
    );
  });

  it('says beside it the next that adds a word, past one that only repeats', () => {
    const ranked = [
      line('Tide tables', 0.5),
      line('TideTables - Tables', 0.3),
      line('Norwick', 0.2),
    ];

    expect(shownTitle(ranked)?.text).toBe('Tide tables · Norwick');
  });

  it('leaves a title that a template put together alone where it is likelier than not', () => {
    const made = { ...line('Invoice · Fjord Paper', 0.6, -1), rule: 'vendor_and_date' as const };

    expect(shownTitle([made, line('Payment', 0.3)])?.text).toBe('Invoice · Fjord Paper');
  });

  it('is none without candidates', () => {
    expect(shownTitle([])).toBeNull();
  });
});
