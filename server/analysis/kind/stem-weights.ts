import { FURNITURE, type LineRole } from '../layout/line-roles';
import { type PageFacts } from '../page/page-facts';
import { stemsIn } from '../page/stems';

/** The parts of a page whose words count by themselves: the whole page, its largest lines and bars, its foot. */
export const PARTS = ['words', 'heads', 'foot'] as const;
export type Part = (typeof PARTS)[number];
type StemWeights = ReadonlyMap<string, number>;

/** The weight of a word outside of the main content. */
const FURNITURE_SHARE = 0.3;
const WORD_SCALE = 0.5;

/** Every stem of each part of the page with its weight there. */
export function stemWeights(facts: PageFacts): Record<Part, StemWeights> {
  return { words: wordWeights(facts), heads: headStems(facts), foot: footStems(facts) };
}

const alike = (stems: readonly string[]): StemWeights =>
  new Map(stems.map((stem) => [stem, WORD_SCALE]));

/** Each stem once, less where only furniture has it; a page's words together weigh the same on all pages. */
function wordWeights({ foldedLines, roles }: PageFacts): StemWeights {
  const weights = new Map<string, number>();
  foldedLines.forEach((line, i) => {
    const weight = FURNITURE.has(roles[i]!) ? FURNITURE_SHARE : 1;
    for (const stem of stemsIn(line)) {
      weights.set(stem, Math.max(weights.get(stem) ?? 0, weight));
    }
  });
  const length = Math.sqrt([...weights.values()].reduce((sum, each) => sum + each * each, 0));
  const scale = length === 0 ? 0 : Math.min(1, 5 / length) * WORD_SCALE;
  return new Map([...weights].map(([stem, weight]) => [stem, weight * scale]));
}

const MOST_HEAD_LINES = 4;

/** Words of the largest lines and of the bar on top: what the page calls itself. */
function headStems({ lines, foldedLines, roles, lineHeight }: PageFacts): StemWeights {
  const heads = lines
    .map(({ box }, i) => ({ i, height: box.h }))
    .filter(({ i, height }) => isBar(roles[i]!) || height > lineHeight * 1.25)
    .filter(({ i }) => !FURNITURE.has(roles[i]!))
    .sort((a, b) => b.height - a.height)
    .slice(0, MOST_HEAD_LINES);
  return alike(heads.flatMap(({ i }) => stemsIn(foldedLines[i]!)));
}

const isBar = (role: LineRole): boolean => role === 'titlebar' || role === 'appbar';

/**
 * Share of the page's height at its foot, where one writes messages and where the parts of an application are named.
 */
const FOOT = 0.12;

function footStems({ lines, foldedLines, height }: PageFacts): StemWeights {
  const isLow = (i: number): boolean => lines[i]!.box.y > height * (1 - FOOT);
  return alike(foldedLines.filter((_, i) => isLow(i)).flatMap(stemsIn));
}
