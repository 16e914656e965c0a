import { linearScore, TAG_MODEL } from '../fitted/fitted-models';
import { SETTINGS } from '../fitted/weights';
import { tagCandidates, type TagCandidate, type TagInput } from './tag-candidates';
import { tagSignals, type TagContext } from './tag-signals';

export interface ChosenTag extends TagCandidate {
  /** The share of such tags that are right. */
  confidence: number;
}

export const MAX_TAGS = 6;
/** How sure the first, the second … of them is at least. */
const LEAST = SETTINGS.leastTagConfidences;
/** A word of the name that a person gave to the file. */
const OWN_WORD = 0.8;

/**
 * At most six tags, the surest first; the page's own kind is always one of them. Each further one has to be surer: three tell
 * what a page is about, and a wrong one beside them costs more than it tells.
 */
export function chooseTags(
  input: TagInput & Pick<TagContext, 'kindConfidence' | 'titleConfidence'>,
): ChosenTag[] {
  return tagCandidates(input)
    .map((candidate) => ({ ...candidate, confidence: confidenceOf(candidate, input) }))
    .sort((a, b) => rank(b) - rank(a))
    .slice(0, MAX_TAGS)
    .filter(({ rule, confidence }, i) => rule === 'kind' || confidence >= LEAST[i]!);
}

const rank = ({ rule, confidence }: ChosenTag): number =>
  rule === 'kind' ? 2 : rule === 'known_tag' ? 1 + confidence : confidence;

function confidenceOf(candidate: TagCandidate, context: TagContext): number {
  // The page is about the person's own tag, in its own words: nothing is guessed.
  if (candidate.rule === 'known_tag') return 0.95;
  if (candidate.rule === 'title_word' && context.titleConfidence === 1) return OWN_WORD;
  return 1 / (1 + Math.exp(-linearScore(TAG_MODEL, tagSignals(candidate, context))));
}
