import { partsOf, shownTags } from './tags.model';

const tag = (tag_name: string, screenshot_count: number) => ({
  tag_name,
  screenshot_count,
  first_screenshot_id: null,
});
const tags = [tag('zebra', 2), tag('invoice', 9), tag('voice', 2)];
const names = (typed: string, order: 'count' | 'name' = 'count') =>
  shownTags(tags, typed, order).map(({ tag_name }) => tag_name);

it('filters from two characters on, anywhere in the name and in any case', () => {
  expect(names('v')).toHaveLength(3);
  expect(names(' VOICE ')).toEqual(['invoice', 'voice']);
  expect(names('xx')).toEqual([]);
});

it('finds a name by other spaces and by accents that were typed apart', () => {
  const found = shownTags([tag('old café', 1)], 'Old  cafe\u0301', 'count');
  expect(found).toHaveLength(1);
});

it('sorts by use or by name', () => {
  expect(names('')).toEqual(['invoice', 'voice', 'zebra']);
  expect(names('', 'name')).toEqual(['invoice', 'voice', 'zebra']);
  expect(names('', 'name')[0]).toBe('invoice');
});

it('lets tags of one screenshot wait, unless they are all there is', () => {
  const some = [tag('a', 2), tag('b', 1), tag('c', 1)];
  expect(partsOf(some, false)).toEqual({ shown: [some[0]], singles: 2 });
  expect(partsOf(some, true)).toEqual({ shown: some, singles: 0 });
  expect(partsOf(some.slice(1), false)).toEqual({ shown: some.slice(1), singles: 0 });
});
