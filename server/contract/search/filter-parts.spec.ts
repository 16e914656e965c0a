import { FILTER_PARTS } from './filter-parts';
import { listFilters } from './screenshot-filters';

it('has every filter, so that a search that finds nothing can be offered without it', () => {
  const details = ['q', 'date_field', 'tz'];
  const filters = Object.keys(listFilters('asked')).filter((name) => !details.includes(name));
  expect(Object.values(FILTER_PARTS).flat().sort()).toEqual(filters.sort());
});
