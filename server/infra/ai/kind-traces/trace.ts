import { type PageFacts } from '../page-facts';

/**
 * One trace of a kind. `per` points for each occurrence, at most `max` in all. `text` is searched in the whole
 * folded text, `line` must match a whole folded line; `when` is a fact about the page.
 */
export interface Trace {
  per: number;
  max: number;
  text?: RegExp;
  line?: RegExp;
  when?: (facts: PageFacts) => boolean;
}

export const words = (source: string, per: number, max: number): Trace => ({
  text: new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, 'gu'),
  per,
  max,
});
export const anywhere = (text: RegExp, per: number, max: number): Trace => ({ text, per, max });
export const lines = (line: RegExp, per: number, max: number): Trace => ({ line, per, max });
export const when = (test: (facts: PageFacts) => boolean, points: number): Trace => ({
  when: test,
  per: points,
  max: points,
});
