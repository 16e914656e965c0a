import { type ScreenshotKind } from '../../contract/screenshots';
import { KIND_FEATURES, type KindFeature } from './kind-features';
import { type PageFacts } from './page-facts';
import { spansOf, type Span } from './text-spans';

/** Fewer points than this say nothing; the amount of text decides then. */
const LEAST_POINTS = 3;
const FEW_WORDS = 4;

/** The kind with the most points in the table of features. */
export function classifyKind(facts: PageFacts): ScreenshotKind {
  const [best] = kindScores(facts);
  if (best && best.points >= LEAST_POINTS) return best.kind;
  return facts.words < FEW_WORDS ? 'photo' : 'document';
}

/** Every kind's points, most first. */
export function kindScores(facts: PageFacts): { kind: ScreenshotKind; points: number }[] {
  const points = new Map<ScreenshotKind, number>();
  for (const feature of KIND_FEATURES) {
    points.set(feature.kind, (points.get(feature.kind) ?? 0) + pointsOf(feature, facts));
  }
  return [...points]
    .map(([kind, sum]) => ({ kind, points: sum }))
    .sort((a, b) => b.points - a.points);
}

function pointsOf({ per, max, text, line, when }: KindFeature, facts: PageFacts): number {
  if (when) return when(facts) ? per : 0;
  const hits = text ? distinctMatches(facts.folded, text) : linesMatching(facts.foldedLines, line);
  return Math.min(max, hits * per);
}

/** A word repeated all over a page is one trace, not fifty. */
function distinctMatches(folded: string, pattern: RegExp): number {
  return new Set(folded.match(pattern) ?? []).size;
}

function linesMatching(folded: readonly string[], pattern: RegExp | undefined): number {
  return pattern ? new Set(folded.filter((line) => pattern.test(line))).size : 0;
}

/** The stretches of the text that gave the kind its points, those of the weightiest traces first. */
export function kindSpans(facts: PageFacts, kind: ScreenshotKind): Span[] {
  return KIND_FEATURES.filter((feature) => feature.kind === kind && feature.per > 0)
    .sort((a, b) => b.per - a.per)
    .flatMap(({ text, line }) => {
      if (text) return spansOf(facts.folded, text);
      return line ? lineSpansOf(facts, line) : [];
    });
}

function lineSpansOf({ folded, foldedLines }: PageFacts, pattern: RegExp): Span[] {
  let at = 0;
  return foldedLines.flatMap((line) => {
    const from = Math.max(at, folded.indexOf(line, at));
    at = from + line.length;
    return pattern.test(line) ? [{ from, to: at }] : [];
  });
}
