import { fits, joinFindings, readQuery, stepIn } from './palette.model';

describe('the typed text', () => {
  it.each([
    ['tax 2026', 'all', 'tax 2026'],
    ['  ', 'all', ''],
    ['#', 'tags', ''],
    [' # invoice ', 'tags', 'invoice'],
    ['/Trip', 'collections', 'Trip'],
    ['>theme', 'commands', 'theme'],
    ['a#b', 'all', 'a#b'],
  ])('%j is read as %s with %j', (text, mode, words) => {
    expect(readQuery(text)).toEqual({ mode, words });
  });

  it('matches a label that contains every word, in any order and case', () => {
    expect(fits('Theme: Dark', 'dark the')).toBe(true);
    expect(fits('Theme: Dark', 'light')).toBe(false);
    expect(fits('Theme: Dark', '')).toBe(true);
  });
});

describe('the entries', () => {
  const section = (title: string, count: number) => ({
    title,
    entries: Array.from({ length: count }, (_, n) => ({
      id: `${title}${n}`,
      label: title,
      act: () => undefined,
    })),
  });

  it('have no empty sections', () => {
    const found = joinFindings([
      { sections: [section('a', 0), section('b', 1)], state: 'ready' },
      { sections: [section('c', 2)], state: 'loading' },
    ]);
    expect(found.sections.map(({ title }) => title)).toEqual(['b', 'c']);
    expect(found.state).toBe('loading');
  });

  it('wrap around at the ends', () => {
    expect([stepIn(3, 2, 1), stepIn(3, 0, -1), stepIn(0, 0, 1)]).toEqual([0, 2, 0]);
  });
});
