import { watchRows, wrongRows } from './row-watch';

watchRows();

afterEach(async () => {
  expect(await wrongRows()).toEqual([]);
});
