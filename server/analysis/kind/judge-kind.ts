import { type ScreenshotKind } from '../../contract/screenshots';
import { KIND_MODEL } from '../fitted/fitted-models';
import { probabilitiesOf } from '../fitted/softmax';
import { SETTINGS } from '../fitted/weights';
import { type PageFacts } from '../page/page-facts';
import { kindSignals } from './kind-signals';
import { phoneKind } from './phone-kinds';
import { plainKind } from './plain-kinds';
import { withSteps } from './step-signals';

export interface JudgedKind {
  /** Null where nothing is likely enough to be said. */
  kind: ScreenshotKind | null;
  /** The likeliest one, said or not. */
  likeliest: ScreenshotKind;
  /** The share of such judgements that are right. */
  confidence: number;
}

const FEW_WORDS = 4;
const SEVERAL_WORDS = 10;
/** Nothing is likely below this. */
const UNLIKE = 0.19;
/** As likely is something for two or three words, which may be the name of a picture. */
const UNLIKE_NAME = 0.27;
/** A few unknown words look like the labels of a window. */
const FEW_TELL = 0.32;
/** A judgement with less is right in about two of three. */
const UNSURE = 0.5;
/** Share of lines of eight words or more. */
const LEAST_PROSE = 0.1;
/** From here on a plain sign does not stand against words and shapes. */
const SURE = 0.85;
/** How sure a plain sign alone is. */
const PLAIN = 0.7;
/** Leaves and fences are read as single letters. */
const READ_WORD = /[\p{L}\d]{3}/u;
/** An image without a word is a picture of something. */
const WITHOUT_TEXT: JudgedKind = { kind: 'photo', likeliest: 'photo', confidence: 0.6 };

/** Judges the kind of a page by weights that were fitted to drawn and real pages (`npm run corpus:fit`). */
export function judgeKind(facts: PageFacts): JudgedKind {
  if (facts.words < FEW_WORDS && !READ_WORD.test(facts.folded)) return WITHOUT_TEXT;
  const shares = probabilitiesOf(KIND_MODEL, withSteps(kindSignals(facts)));
  const [likeliest, confidence] = [...shares].reduce((best, each) =>
    each[1] > best[1] ? each : best,
  );
  return settledKind(facts, likeliest, confidence);
}

/** The kind that is said, where the weights find one likeliest. */
export function settledKind(
  facts: PageFacts,
  likeliest: ScreenshotKind,
  confidence: number,
): JudgedKind {
  const plain =
    (confidence < SURE ? plainKind(facts, likeliest) : null) ??
    phoneKind(facts, likeliest, confidence);
  // The confidence in another kind proves nothing of this one.
  const said = plain === likeliest ? Math.max(confidence, PLAIN) : PLAIN;
  if (plain) return { kind: plain, likeliest: plain, confidence: said };
  if (facts.words < FEW_WORDS && confidence < UNLIKE_NAME) return WITHOUT_TEXT;
  const isSaid = confidence >= (isUnknown(facts) ? FEW_TELL : SETTINGS.leastKindConfidence);
  if (isUnlikeAll(facts, confidence) || (isSaid && isProse(facts, likeliest, confidence)))
    return { kind: 'document', likeliest, confidence };
  if (isSaid) return { kind: likeliest, likeliest, confidence };
  return { kind: null, likeliest, confidence };
}

/** A few words, none of which is one of a kind. */
const isUnknown = (facts: PageFacts): boolean =>
  facts.words < SEVERAL_WORDS &&
  ![...kindSignals(facts).keys()].some((name) => name.startsWith('words:'));

/** Many windows show labels, so an unknown text looks like settings; those hold few sentences. */
const isProse = ({ isPhone, prose }: PageFacts, likeliest: ScreenshotKind, confidence: number) =>
  !isPhone && likeliest === 'settings' && confidence < UNSURE && prose >= LEAST_PROSE;

/** A screen of text that resembles no kind is a text. A telephone's screen rarely is one. */
const isUnlikeAll = ({ words, isPhone }: PageFacts, confidence: number): boolean =>
  !isPhone && words >= SEVERAL_WORDS && confidence < UNLIKE;
