import { KIND_MODEL } from '../fitted/fitted-models';
import { LEXICON } from '../fitted/lexicon';
import { foldText } from '../page/fold-text';
import { type OcrWord } from '../page/ocr-result';
import { type PageFacts } from '../page/page-facts';
import { stemOf } from '../page/stems';
import { type JudgedKind } from './judge-kind';
import { PARTS, stemWeights } from './stem-weights';

const MOST_WORDS = 3;

/** The two or three words of the page that spoke most for its kind. */
export function kindWords({ likeliest }: JudgedKind, facts: PageFacts): OcrWord[] {
  const strongest = [...stemShares(facts, KIND_MODEL.classes.indexOf(likeliest))]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST_WORDS)
    .map(([stem]) => stem);
  const left = new Set(strongest);
  return facts.lines
    .flatMap(({ words }) => words)
    .filter(({ text }) => left.delete(stemOf(/\p{L}{2,}/u.exec(foldText(text))?.[0] ?? '')));
}

/** The amount by which each stem moved the kind's score away from the mean of all kinds. */
function stemShares(facts: PageFacts, at: number): Map<string, number> {
  const shares = new Map<string, number>();
  const stems = stemWeights(facts);
  for (const part of PARTS) {
    const pulls = KIND_MODEL.classes.map((kind) => pullOf(`${part}:${kind}`, at));
    for (const [stem, weight] of stems[part]) {
      const share = (LEXICON.get(stem) ?? []).reduce((sum, each, k) => sum + each * pulls[k]!, 0);
      if (share > 0) shares.set(stem, (shares.get(stem) ?? 0) + share * weight);
    }
  }
  return shares;
}

function pullOf(signal: string, at: number): number {
  const row = KIND_MODEL.weights.get(signal);
  if (!row) return 0;
  return row[at]! - row.reduce((sum, weight) => sum + weight, 0) / row.length;
}
