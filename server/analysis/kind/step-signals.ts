import { KIND_STEPS } from '../fitted/fitted-models';
import { type Signals } from './kind-signals';

/** For a signal the amounts from which on it counts once more. */
export type Steps = ReadonlyMap<string, readonly number[]>;

/**
 * The signals with one more, of 1, for each step that an amount reaches: the second number on a page may say more than the
 * twentieth, which a weight on the amount alone cannot tell. The steps are fitted.
 */
export function withSteps(signals: Signals, steps: Steps = KIND_STEPS): Signals {
  const all = new Map(signals);
  for (const [name, amounts] of steps) {
    const own = signals.get(name) ?? 0;
    for (const amount of amounts) if (own >= amount) all.set(`${name}>=${amount}`, 1);
  }
  return all;
}
