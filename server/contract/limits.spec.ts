import { ERASURE_DAYS, TEAM_UNDO_DAYS, TRASH_DAYS, UNDO_DAYS } from './limits';

it('ends every undo before the day by which deleted data is promised to be gone', () => {
  expect(Math.max(TRASH_DAYS, TEAM_UNDO_DAYS, UNDO_DAYS)).toBeLessThan(ERASURE_DAYS);
});
