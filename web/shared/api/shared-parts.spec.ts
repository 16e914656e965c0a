import { shareParts } from './shared-parts';

const row = (id: string, tags: string[]) => ({
  id,
  tags: tags.map((tag_name) => ({ tag_name })),
  dates: [] as unknown[],
});

it('lets equal lists of all answers be one', () => {
  const [first] = shareParts([row('a', ['invoice', 'tax'])]);
  const [second, third] = shareParts([row('b', ['invoice', 'tax']), row('c', ['tax'])]);
  expect(second?.tags).toBe(first?.tags);
  expect(third?.tags[0]).toBe(first?.tags[1]);
  expect(third?.dates).toBe(first?.dates);
});

it('changes no value', () => {
  const rows = () => [row('a', ['invoice']), row('b', []), row('c', ['x'.repeat(200)])];
  expect(shareParts(rows())).toEqual(rows());
});

it('forgets what it knows before that is many', () => {
  const [before] = shareParts([row('a', ['invoice'])]);
  shareParts(Array.from({ length: 2_000 }, (_, at) => row('b', [`tag ${at}`])));
  const [after] = shareParts([row('a', ['invoice'])]);
  expect(after).toEqual(before);
  expect(after?.tags).not.toBe(before?.tags);
});
