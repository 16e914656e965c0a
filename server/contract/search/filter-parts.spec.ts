import { FILTER_PARTS } from './filter-parts';
import { LIST_FILTERS } from './screenshot-filters';

it('has every filter, so that a search that finds nothing can be offered without it', () => {
  const details = ['q', 'date_field', 'tz'];
  const filters = Object.keys(LIST_FILTERS).filter((name) => !details.includes(name));
  expect(Object.values(FILTER_PARTS).flat().sort()).toEqual(filters.sort());
});
