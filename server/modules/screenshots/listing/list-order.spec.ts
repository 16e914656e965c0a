import fc from 'fast-check';
import { decodeOrdered, encodeOrdered, type ListOrder, orderOf } from './list-order';

const ID = '0192f0c1-0000-7000-8000-000000000000';
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('the order of a list', () => {
  it.each([
    [{}, false],
    [{}, true],
    [{ sort: 'relevance' }, true],
    [{ sort: 'relevance', order: 'asc' }, true],
    [{ sort: 'uploaded' }, false],
    [{ sort: 'uploaded', order: 'desc' }, false],
    [{ order: 'desc' }, false],
    // Relevance has no direction, so a direction alone does not change the order of a search.
    [{ order: 'asc' }, true],
  ] as const)('is the default for %j, with words: %s', (query, hasWords) => {
    expect(orderOf(query, hasWords)).toBeNull();
  });

  it.each([
    [{ order: 'asc' }, false, 'uploaded', true],
    [{ sort: 'uploaded' }, true, 'uploaded', false],
    [{ sort: 'title' }, false, 'title', true],
    [{ sort: 'title', order: 'desc' }, false, 'title', false],
    [{ sort: 'size' }, false, 'size', false],
    [{ sort: 'created', order: 'asc' }, true, 'created', true],
  ] as const)('for %j, with words: %s, is by %s, ascending: %s', (query, hasWords, sort, up) => {
    expect(orderOf(query, hasWords)).toEqual({ sort, isAscending: up });
  });
});

describe('the cursor of an order', () => {
  const text = fc.string({ maxLength: 200 }).map((value) => value.replaceAll('\0', ''));
  const day = fc.constantFrom('2026-11-20', '0001-01-01', '9999-12-31');
  const values: Record<ListOrder['sort'], fc.Arbitrary<string[]>> = {
    uploaded: fc.constantFrom(['2026-11-20 10:11:12.123456+00'], ['2026-11-20 10:11:12+05:30']),
    created: fc.tuple(day, text).map((pair) => [...pair]),
    date: fc.constantFrom(['2026-11-20'], ['infinity'], ['-infinity']),
    title: text.map((title) => [title]),
    size: fc.integer({ min: 0, max: 999_999_999 }).map((size) => [String(size)]),
    hand: fc.integer({ min: 1, max: 2_147_483_647 }).map((place) => [String(place)]),
  };
  const positions = fc
    .tuple(fc.constantFrom(...(Object.keys(values) as ListOrder['sort'][])), fc.boolean())
    .chain(([sort, isAscending]) =>
      values[sort].map((found) => ({ order: { sort, isAscending }, values: found })),
    );

  it('comes back as it was given out', () => {
    fc.assert(
      fc.property(positions, ({ order, values: found }) => {
        const position = { values: found, id: ID };
        expect(decodeOrdered(order, encodeOrdered(order, position))).toEqual(position);
      }),
    );
  });

  it('is refused by every other order', () => {
    fc.assert(
      fc.property(positions, positions, (one, other) => {
        fc.pre(
          one.order.sort !== other.order.sort || one.order.isAscending !== other.order.isAscending,
        );
        const cursor = encodeOrdered(one.order, { values: one.values, id: ID });
        expect(() => decodeOrdered(other.order, cursor)).toThrow('The cursor is not one');
      }),
    );
  });

  it.each([
    ['no base64', '%%%'],
    ['no JSON', 'eA'],
    ['no id', encode(['size', false, ['1'], 'x'])],
    ['too few values', encode(['created', false, ['2026-11-20'], ID])],
    ['too many values', encode(['size', false, ['1', '2'], ID])],
    ['a value that is no number', encode(['size', false, ['1e3'], ID])],
    ['a value with a NUL', encode(['title', false, ['a\0b'], ID])],
    ['a day with a time', encode(['date', false, ['2026-11-20 00:00'], ID])],
    ['a long value', encode(['title', false, ['x'.repeat(1_001)], ID])],
  ])('is refused with %s', (_what, cursor) => {
    for (const sort of ['size', 'created', 'title', 'date'] as const)
      expect(() => decodeOrdered({ sort, isAscending: false }, cursor)).toThrow(
        'The cursor is not one that this list gave out.',
      );
  });
});
