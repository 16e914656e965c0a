// Own realm: the SDK may not have been loaded before.
import { loadStripe } from './load-stripe';

it('gives way to other requests while the parts of the SDK are loaded', async () => {
  let turns = 0;
  const count = (): void => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  const Sdk = await loadStripe();
  clearImmediate(next);
  expect(new Sdk('sk_test_1').customers).toBeDefined();
  expect(turns).toBeGreaterThan(100);
});
