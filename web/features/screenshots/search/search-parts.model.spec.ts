import { partsOf } from './search-parts.model';

it('keeps plain words together and gives each operator a part of its own', () => {
  expect(partsOf('flight -tag:german to "gate b12" athens')).toEqual([
    { text: 'flight to athens', rest: '-tag:german "gate b12"' },
    { text: '-tag:german', rest: 'flight to "gate b12" athens' },
    { text: '"gate b12"', rest: 'flight -tag:german to athens' },
  ]);
});

it('takes off together what OR joins', () => {
  expect(partsOf('tea OR coffee kind:receipt')).toEqual([
    { text: 'tea OR coffee', rest: 'kind:receipt' },
    { text: 'kind:receipt', rest: 'tea OR coffee' },
  ]);
});

it('leaves nothing of a single part', () => {
  expect(partsOf('tag:travel')).toEqual([{ text: 'tag:travel', rest: '' }]);
  expect(partsOf('flight athens')).toEqual([{ text: 'flight athens', rest: '' }]);
  expect(partsOf('')).toEqual([]);
});
