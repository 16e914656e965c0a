import { type EvidenceRule } from '../../contract/reading/evidence';
import { type ScreenshotKind } from '../../contract/screenshots';
import { type FoundDate } from '../dates/extract-dates';
import { linearScore, TITLE_MODEL } from '../fitted/fitted-models';
import { softmax } from '../fitted/softmax';
import { skeletonOf } from '../findings/confusable';
import { SETTINGS } from '../fitted/weights';
import { type PageFacts } from '../page/page-facts';
import { firstDeclaration } from '../page/source-code';
import { lineCandidates, type TitleCandidate } from './title-candidates';
import { titleContext, titleSignals } from './title-signals';
import { mailSubject } from './mail-title';
import { dialogQuestion } from './dialog-question';
import { openFolder } from './open-folder';
import { MAX_MADE_TITLE, shownTitle, wordsOf, type RankedTitle } from './joined-title';
import { standsOut } from './standing-out';
import { ADDRESS, templateCandidates } from './title-templates';

export interface TitleInput {
  facts: PageFacts;
  kind: ScreenshotKind;
  /** How sure the kind is; its templates are believed as far. */
  kindConfidence: number;
  dates: readonly FoundDate[];
  fileName: string;
  /** YYYY-MM-DD */
  imageDate: string;
  /** Skeletons of values that should not be shared: lists, links and mails show titles. */
  secrets?: readonly string[];
}

/** So much of a value's beginning tells of it, where a line or a title ends before it does. */
const TELLING = 12;

export interface MadeTitle {
  title: string;
  rule: EvidenceRule;
  /** How often such a title is right. */
  confidence: number;
}

/** A title before it is said how sure it is. */
export interface ShownTitle {
  text: string;
  rule: EvidenceRule;
  /** Of all candidates' shares; null where a rule alone decides. */
  share: number | null;
}

/** At most `MAX_MADE_TITLE` characters, never empty: the likeliest candidate, or where none is likely the file's name and day. */
export function makeTitle(input: TitleInput): MadeTitle {
  const shown = titleToShow(input, () => rankTitles(input));
  const confidence = shown ? confidenceOf(shown, input) : 0;
  if (!shown || confidence < SETTINGS.leastTitleConfidence) {
    return { title: fileTitle(input), rule: 'file_name', confidence: 0.4 };
  }
  return { title: shown.text.replace(LONE_SIGN, ''), rule: shown.rule, confidence };
}

/** An icon that was read as a sign, such as the house at the beginning of the way to a page. */
const LONE_SIGN = /^(?:[/%+:;)\]}°✓☆★]\s+)+(?=\p{L}{2})/u;

/** Of titles that stand out nearly all are right; how many is counted in folds. */
function confidenceOf(shown: ShownTitle, { facts, kind }: TitleInput): number {
  const confidence = shown.share === null ? DECIDED : calibrated(shown.share);
  return standsOut(shown, facts, kind)
    ? Math.max(confidence, SETTINGS.standingOutTitle)
    : confidence;
}

/** The title that a rule decides, else the likeliest of the ranked candidates, tidied and joined. */
export function titleToShow(input: TitleInput, rank: () => RankedTitle[]): ShownTitle | null {
  const decided = decidedTitle(input);
  if (decided) return { text: shorten(decided.text), rule: decided.rule, share: null };
  const ranked = rank();
  const best = shownTitle(ranked);
  const text = shorten(best?.text ?? '');
  return best && text !== '' ? { text, rule: best.rule, share: best.share } : null;
}

const SURE_KIND = 0.8;
const DECIDED = 0.8;
const SHEET = /[\p{L}\d)]\.(?:xlsx?|ods|csv|tsv|numbers)(?![\p{L}\d])/iu;
/** Where the first template of a kind is one of these, no other text of the page competes with it. */
const NAMING: ReadonlySet<EvidenceRule> = new Set(['from_to', 'error_message']);

/**
 * A dialog in front, a folder in a window, the head of a mail, a channel that is open, a way from one place to another,
 * the message of an error, what code declares and the file of a sheet name themselves.
 */
function decidedTitle(input: TitleInput): TitleCandidate | null {
  const said = saidTitles(input.facts).find((it) => it.text !== '');
  if (said && !tellsSecret(said, input.secrets)) return said;
  if (input.kindConfidence < SURE_KIND) return null;
  const [first] = templateCandidates(input);
  if (!first || tellsSecret(first, input.secrets)) return null;
  const isChannel = first.rule === 'chat_name' && first.text.startsWith('#');
  const isDeclared = input.kind === 'code' && firstDeclaration(input.facts) === first.text;
  const isSheet = input.kind === 'spreadsheet' && SHEET.test(first.text);
  return isChannel || isDeclared || isSheet || NAMING.has(first.rule) ? first : null;
}

/** A telephone shows no windows. */
function saidTitles(facts: PageFacts): TitleCandidate[] {
  const subject = { text: mailSubject(facts) ?? '', rule: 'subject', index: -1 } as const;
  if (facts.isPhone) return [subject];
  const question = dialogQuestion(facts) ?? '';
  const folder = openFolder(facts) ?? '';
  return [
    { text: question, rule: 'heading', index: -1 },
    subject,
    { text: folder, rule: 'heading', index: -1 },
  ];
}

function tellsSecret({ text }: TitleCandidate, secrets: readonly string[] = []): boolean {
  const skeleton = secrets.length > 0 ? skeletonOf(text) : '';
  return secrets.some((secret) => skeleton.includes(secret.slice(0, TELLING)));
}

/** The first of a page is right more or less often than its share says; the odds were fitted. */
function calibrated(share: number): number {
  const safe = Math.min(0.999, Math.max(0.001, share));
  const odds = Math.log(safe / (1 - safe));
  return 1 / (1 + Math.exp(-(SETTINGS.titleOddsSlope * odds + SETTINGS.titleOddsShift)));
}

/**
 * Every text that may be the title, the likeliest first; what two ways arrive at has both their shares. The weights are
 * fitted: `server/analysis/fitted/weights.ts`.
 */
function rankTitles(input: Omit<TitleInput, 'fileName' | 'imageDate'>) {
  const context = titleContext(input.facts, input.kindConfidence);
  const candidates = titleCandidates(input).filter((it) => !tellsSecret(it, input.secrets));
  const scores = candidates.map((candidate) =>
    linearScore(TITLE_MODEL, titleSignals(candidate, context)),
  );
  const shares = softmax(scores, 1);
  const merged = new Map<string, RankedTitle>();
  candidates.forEach((candidate, i) => {
    const key = wordsOf(candidate.text);
    const known = merged.get(key);
    if (known) known.share += shares[i]!;
    else merged.set(key, { ...candidate, share: shares[i]! });
  });
  return [...merged.values()].sort((a, b) => b.share - a.share);
}

export function titleCandidates(
  input: Pick<TitleInput, 'facts' | 'kind' | 'dates'>,
): TitleCandidate[] {
  const lines = lineCandidates(input.facts);
  // Over or below the name of the shop.
  const named = input.kind === 'receipt' ? lines.filter(({ text }) => !ADDRESS.test(text)) : lines;
  return [...templateCandidates(input), ...named];
}

/** The file's name with the day of the image. */
export function fileTitle({
  fileName,
  imageDate,
}: Pick<TitleInput, 'fileName' | 'imageDate'>): string {
  const name = fileName
    .replace(/\.[^.]*$/, '')
    .replace(/[_]+/g, ' ')
    .trim();
  return shorten(name.includes(imageDate) ? name : `${name} ${imageDate}`) || 'Screenshot';
}

/** Cut at a word's end. */
function shorten(text: string): string {
  const clean = text.replace(/\s+/g, ' ').trim();
  if (clean.length <= MAX_MADE_TITLE) return clean;
  const cut = clean.slice(0, MAX_MADE_TITLE - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > MAX_MADE_TITLE / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}
