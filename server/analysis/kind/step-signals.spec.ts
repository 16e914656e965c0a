import { KIND_MODEL, KIND_STEPS } from '../fitted/fitted-models';
import { withSteps } from './step-signals';

describe('withSteps', () => {
  const steps = new Map([['n:amount', [0.2, 0.6]]]);

  it.each([
    [0.1, []],
    [0.2, ['n:amount>=0.2']],
    [0.7, ['n:amount>=0.2', 'n:amount>=0.6']],
  ])('adds one signal for each step that an amount of %d reaches', (amount, added) => {
    const all = withSteps(new Map([['n:amount', amount]]), steps);

    expect([...all]).toEqual([['n:amount', amount], ...added.map((name) => [name, 1])]);
  });

  it('adds nothing for a signal that the page does not have', () => {
    expect(withSteps(new Map(), steps).size).toBe(0);
  });

  it('has weights for steps that were fitted, which rise, and none for words', () => {
    const names = [...KIND_STEPS.keys()];
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => /^(?:words|heads|foot):/.test(name))).toEqual([]);
    for (const amounts of KIND_STEPS.values())
      expect([...amounts].sort((a, b) => a - b)).toEqual(amounts);
    const weighed = names.filter((name) =>
      KIND_MODEL.weights.has(`${name}>=${KIND_STEPS.get(name)![0]}`),
    );
    expect(weighed.length).toBeGreaterThan(names.length / 2);
  });
});
