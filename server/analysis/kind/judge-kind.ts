import { type ScreenshotKind } from '../../contract/screenshots';
import { KIND_MODEL } from '../fitted/fitted-models';
import { probabilitiesOf } from '../fitted/softmax';
import { SETTINGS } from '../fitted/weights';
import { type PageFacts } from '../page/page-facts';
import { kindSignals } from './kind-signals';

export interface JudgedKind {
  /** Null where nothing is likely enough to be said. */
  kind: ScreenshotKind | null;
  /** The likeliest one, said or not. */
  likeliest: ScreenshotKind;
  /** The share of such judgements that are right. */
  confidence: number;
}

const FEW_WORDS = 4;
/** Leaves and fences are read as single letters. */
const READ_WORD = /[\p{L}\d]{3}/u;
/** An image without a word is a picture of something. */
const WITHOUT_TEXT: JudgedKind = { kind: 'photo', likeliest: 'photo', confidence: 0.6 };

/** Judges the kind of a page by weights that were fitted to drawn and real pages (`npm run corpus:fit`). */
export function judgeKind(facts: PageFacts): JudgedKind {
  if (facts.words < FEW_WORDS && !READ_WORD.test(facts.folded)) return WITHOUT_TEXT;
  const shares = probabilitiesOf(KIND_MODEL, kindSignals(facts));
  const [likeliest, confidence] = [...shares].reduce((best, each) =>
    each[1] > best[1] ? each : best,
  );
  if (confidence >= SETTINGS.leastKindConfidence) return { kind: likeliest, likeliest, confidence };
  return facts.words < FEW_WORDS ? WITHOUT_TEXT : { kind: null, likeliest, confidence };
}
