import { type OcrResult } from './page/ocr-result';
import { type Analyser, type PageFacts } from './analyser';
import { chooseTags } from './tags/choose-tags';
import { blocksOf } from './layout/blocks';
import { thumbnailCrop } from './layout/thumbnail-crop';
import { judgeKind } from './kind/judge-kind';
import { explain } from './explain/explain';
import { extractDates } from './dates/extract-dates';
import { findFindings, isAlarming } from './findings/find-findings';
import { fileTitle, makeTitle } from './title/make-title';
import { boundedPage } from './page/bounded-page';
import { pageFacts } from './page/page-facts';
import { type Block } from '../contract/reading/blocks';
import { type Evidence } from '../contract/reading/evidence';
import { type ScreenshotKind, type ThumbnailCrop } from '../contract/screenshots';

/** At most 6 tags, and what the page is. */
export interface Analysis extends PageFacts {
  /** Null where no kind is likely enough. */
  kind: ScreenshotKind | null;
  /** Why: of the title, of each tag and of each date. */
  evidence: Evidence[];
  /** The parts of the page in reading order. */
  blocks: Block[];
  /** The part that the thumbnail shows; null where nothing was read. */
  crop: ThumbnailCrop | null;
}

export interface AnalysisInput {
  ocr: OcrResult;
  fileName: string;
  /** The day the picture was taken or uploaded, YYYY-MM-DD; relative dates count from it. */
  imageDate: string;
  knownTags: readonly string[];
  /** False for a page in a language that is not installed: nothing is made of what was guessed. */
  isReadable?: boolean;
}

/** Title, kind, tags and dates by rules alone: no network, no model. */
export function analyse(input: AnalysisInput): Analysis {
  if (input.isReadable === false) return unreadable(input);
  const { ocr: whole, fileName, imageDate, knownTags } = input;
  const ocr = boundedPage(whole);
  const { text, lines, language } = ocr;
  const facts = pageFacts(ocr);
  const judged = judgeKind(facts);
  const { kind, confidence: kindConfidence } = judged;
  const dates = extractDates({ text, lines, language, imageDate });
  const about = { facts, kind: judged.likeliest, kindConfidence, dates };
  const secrets = findFindings(lines)
    .filter(isAlarming)
    .map(({ skeleton }) => skeleton);
  const made = makeTitle({ ...about, fileName, imageDate, secrets });
  const blocks = blocksOf(facts, kind);
  const tags = chooseTags({
    facts,
    kind,
    kindConfidence,
    title: made.title,
    // A person's own words for the file are no guess.
    titleConfidence: made.rule === 'file_name' ? 1 : made.confidence,
    knownTags,
  });
  return {
    title: made.title,
    kind,
    tags: tags.map(({ tag }) => tag),
    dates: dates.map(({ date, confidence, quote, role, time, zone, endDate }) => {
      const said = { role, time, zone, endDate };
      return { date, confidence, quote: asItStands(quote, whole.text), ...said };
    }),
    evidence: explain({ ocr, facts, judged, made, tags, dates }),
    blocks,
    crop: thumbnailCrop(ocr, blocks),
  };
}

/** A quote differs from the text only where an overlong line had to be broken. */
function asItStands(quote: string, text: string): string {
  const ways = [quote, quote.replaceAll('\n', ' '), ...quote.split('\n')];
  return ways.find((way) => text.includes(way)) ?? '';
}

/** The title of an image whose text cannot be read. */
function unreadable({ fileName, imageDate }: AnalysisInput): Analysis {
  const title = fileTitle({ fileName, imageDate });
  return { title, kind: null, tags: [], dates: [], evidence: [], blocks: [], crop: null };
}

/** Always at hand and always first. */
export const localAnalyser: Analyser<AnalysisInput, Analysis> = {
  analyse: (input) => Promise.resolve(analyse(input)),
};
