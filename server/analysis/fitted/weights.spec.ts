import { SCREENSHOT_KINDS } from '../../contract/reading/screenshot-kinds';
import { KIND_MODEL, TAG_MODEL, TITLE_MODEL } from './fitted-models';
import { LEXICON } from './lexicon';
import { SETTINGS } from './weights';

it('has a weight for every kind in every signal, and all are numbers', () => {
  const rows = [KIND_MODEL.bias, ...KIND_MODEL.weights.values(), ...LEXICON.values()];
  expect(rows.length).toBeGreaterThan(500);
  for (const row of rows) {
    expect(row).toHaveLength(SCREENSHOT_KINDS.length);
    expect(row.every(Number.isFinite)).toBe(true);
  }
  for (const weights of [TITLE_MODEL, TAG_MODEL]) {
    expect([...weights.values()].every(Number.isFinite)).toBe(true);
  }
});

it('keeps no word whole that is longer than a stem, and no sentence', () => {
  for (const stem of LEXICON.keys()) expect(stem).toMatch(/^\p{L}{2,6}$/u);
});

it('has thresholds between never and always', () => {
  for (const [name, value] of Object.entries(SETTINGS)) {
    if (!/Confidence|Below|leastSecond/.test(name)) continue;
    for (const each of [value].flat()) {
      expect(each).toBeGreaterThan(0);
      expect(each).toBeLessThanOrEqual(1);
    }
  }
});
