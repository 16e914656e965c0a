import { PLANS } from '../../../contract/plans';
import { missingPlans } from './missing-plans';

const idsIn = (rows: { id: number; name: string }[]) => missingPlans(rows).map(({ id }) => id);

it('all plans are missing in an empty table, and none in a full one', () => {
  expect(missingPlans([])).toEqual(PLANS);
  expect(missingPlans(PLANS)).toEqual([]);
});

it("an operator's plan keeps its id and its name", () => {
  expect(idsIn([{ id: 2, name: 'House' }])).toEqual([1, 3, 4, 5]);
  expect(idsIn([{ id: 40, name: 'Gold' }])).toEqual([1, 2, 3, 5]);
});
