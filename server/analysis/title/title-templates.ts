import { type EvidenceRule } from '../../contract/reading/evidence';
import { type ScreenshotKind } from '../../contract/screenshots';
import { type OcrLine } from '../page/ocr-result';
import { authorAndFirst, channel, nameInBar, topName } from './talk-title';
import { errorMessage } from './error-title';
import { monthPattern } from '../dates/date-words';
import { isBeside } from '../layout/title-row';
import { foldText } from '../page/fold-text';
import { type FoundDate } from '../dates/extract-dates';
import { BREADCRUMB, cleanHeading, findHeadings } from './headings';
import { OFFICE_ENDINGS, SOURCE_ENDINGS } from '../page/file-endings';
import { type PageFacts } from '../page/page-facts';
import { cellsOf, routeOn } from '../page/places';
import { commandOf } from '../page/shell-prompt';
import { firstDeclaration } from '../page/source-code';
import { subjectLine } from './mail-title';
import { isRowOrField } from './rows-and-fields';
import { BAR_DASH, type TitleCandidate } from './title-candidates';

export interface TemplateInput {
  facts: PageFacts;
  kind: ScreenshotKind;
  dates: readonly FoundDate[];
}

type Template = (input: TemplateInput) => string | null;
/** A way to a title and what a person is told about it. */
type Step = readonly [EvidenceRule, Template];

/** The titles that the templates of a kind make of a page, the most telling first. */
export function templateCandidates(input: TemplateInput): TitleCandidate[] {
  return [...(TEMPLATES[input.kind] ?? []), WINDOW]
    .map(([rule, template]) => ({ text: template(input) ?? '', rule, index: -1 }))
    .filter(({ text }) => text !== '');
}

const HEADING: Step = ['heading', heading];
const WINDOW: Step = ['window_title', (input) => windowDocument(input) ?? openFile(input)];

const TEMPLATES: Partial<Record<ScreenshotKind, readonly Step[]>> = {
  chat: [
    ['chat_name', ({ facts }) => channel(facts)],
    ['chat_name', ({ facts }) => topName(facts)],
    ['chat_name', ({ facts }) => nameInBar(facts)],
  ],
  code: [
    WINDOW,
    ['source_file', codeFile],
    ['heading', ({ facts }) => firstDeclaration(facts)],
    HEADING,
  ],
  email: [['subject', ({ facts }) => subjectLine(facts)], HEADING],
  error: [['error_message', ({ facts }) => errorMessage(facts)], HEADING],
  invoice: [['vendor_and_date', (input) => join([...documentAndVendor(input), firstDate(input)])]],
  map: [['from_to', (input) => lineLike(input, FROM_TO)], HEADING],
  notification: [
    ['day_and_first', (input) => join([lineLike(input, WEEKDAY_DATE), firstCard(input)], ': ')],
  ],
  photo: [['heading', fewWords]],
  receipt: [
    [
      'vendor_and_date',
      (input) => join([shop(input) ?? vendor(input), 'receipt', firstDate(input)], ' '),
    ],
  ],
  social: [['author_and_first', ({ facts }) => authorAndFirst(facts)]],
  terminal: [['first_command', firstCommand], WINDOW],
  travel: [['heading_and_route', headingAndRoute]],
  calendar: [
    ['month_shown', (input) => lineLike(input, MONTH_YEAR) ?? monthBesideYear(input)],
    HEADING,
  ],
};

const WEEKDAY_DATE =
  /^(?:\p{L}+day|\p{L}+(?:tag|woch)|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche),? .*\d/iu;
const MONTH_YEAR =
  /^(?:\D*\s)?(?:jan|feb|mar|apr|mai|may|jun|jul|aug|ago|sep|oct|okt|nov|dec|dez|dic|ene|abr|fev|avr|juil|aou)\p{L}* (?:19|20)\d\d$/iu;
const MONTH_ALONE = new RegExp(`^\\W*${monthPattern}\\W*$`, 'u');
const YEAR_ALONE = /^\W*(?:19|20)\d\d\W*$/;
const ARROWS_AROUND = /^\P{L}+(?=\p{L})|[^\p{L}\d]+$|^\D+(?=\d)/gu;
const MONTH_YEAR_PART = /\p{L}+ (?:19|20)\d\d$/u;
/** A house's number with a street, or a telephone number. */
export const ADDRESS = /^\d+ \p{L}|\p{L} \d+ ?[a-z]?$|\d{3}[ )-]+\d{3}/u;
const INVOICE_WORD =
  /^(?:invoice|rechnung|facture|factura|fattura|faktura|factuur|fatura|receipt|quittung)\b/i;
/** With its number and nothing else. */
const NUMBERED = new RegExp(`${INVOICE_WORD.source}\\s+[\\w/-]*\\d[\\w/-]*$`, 'i');
const FROM_TO = /^\p{Lu}\S* .*(?<!\p{L})(?:to|nach|vers|à|a) \p{Lu}/u;
const COMPANY =
  /\b(?:gmbh|ag|kg|ug|llc|ltd|limited|inc|corp|plc|s\.?l\.?|s\.?a\.?(?:r\.?l\.?|s)?|b\.?v\.?|oy|ab|studio|company|co)\b\.?$/i;
const SOURCE_FILE = new RegExp(`^[\\w.-]+\\.(?:${SOURCE_ENDINGS.join('|')}|mjs|swift|vue)$`, 'i');
/** Share of a receipt's height. */
const SHOP_ZONE = 0.25;
/** The `l` of `xlsx` is read as other strokes. */
const OFFICE_FILE = new RegExp(
  `^(\\p{L}.*\\.(?:${OFFICE_ENDINGS.join('|')}|x[i1]sx?))(?![\\p{L}\\d])`,
  'iu',
);
/** A picture with more words is not their bearer but a page. */
const CAPTION_WORDS = 6;

const join = (parts: readonly (string | null)[], separator = ' · '): string | null =>
  parts.filter((part) => part !== null && part !== '').join(separator) || null;

function heading({ facts }: TemplateInput): string | null {
  return findHeadings(facts)[0]?.text ?? null;
}

/** `document - application` in the bar of a window; the last part is the application and is dropped. */
function windowDocument({ facts }: TemplateInput): string | null {
  const bar = facts.lines.find((line) => isTopBar(line, facts) && BAR_DASH.test(line.text));
  if (!bar) return null;
  const parts = bar.text.split(BAR_DASH).map((part) => part.trim());
  return parts.length > 2 ? parts.slice(0, -1).join(' - ') : parts.join(' - ');
}

/** The name of an office file in the uppermost strip, wherever its bar puts it. */
function openFile({ facts }: TemplateInput): string | null {
  const names = facts.lines
    .filter(({ box }) => box.y < Math.max(facts.height * 0.06, 24))
    .map(({ text }) => OFFICE_FILE.exec(text)?.[1]);
  return names.find((name) => name) ?? null;
}

/** A line alone in the uppermost strip, near its middle. */
function isTopBar({ box, text }: OcrLine, { width, height }: PageFacts): boolean {
  if (box.w > width * 0.7 || BREADCRUMB.test(text)) return false;
  const middle = box.x + box.w / 2;
  return box.y < Math.max(height * 0.06, 24) && Math.abs(middle - width / 2) < width * 0.15;
}

function codeFile({ facts }: TemplateInput): string | null {
  return (
    facts.lines.flatMap((line) => line.words).find((word) => SOURCE_FILE.test(word.text))?.text ??
    null
  );
}

function documentWord({ facts }: TemplateInput): string | null {
  const line = facts.lines.find(({ text }) => INVOICE_WORD.test(text));
  if (line && NUMBERED.test(line.text)) return line.text;
  const known = line ? INVOICE_WORD.exec(line.text)?.[0] : null;
  const word =
    known ?? { deu: 'Rechnung', fra: 'Facture', spa: 'Factura' }[facts.language] ?? 'Invoice';
  return word[0]!.toUpperCase() + word.slice(1).toLowerCase();
}

/** The vendor's own line may begin with the word; it is not said twice. */
function documentAndVendor(input: TemplateInput): (string | null)[] {
  const name = vendor(input);
  return name && INVOICE_WORD.test(name) ? [name] : [documentWord(input), name];
}

/** A receipt begins with the name of the shop; what has digits is its address or what was bought. */
function shop({ facts }: TemplateInput): string | null {
  const best = findHeadings(facts).find(
    ({ text, index }) => !/\d/.test(text) && facts.lines[index]!.box.y < facts.height * SHOP_ZONE,
  );
  return best?.text ?? null;
}

/** A company's name near the top, else the largest line there that is not the word itself. */
function vendor({ facts }: TemplateInput): string | null {
  const upper = facts.lines.filter(({ box }) => box.y < facts.height * 0.45);
  const company = upper.flatMap(cellsOf).find(({ text }) => COMPANY.test(text));
  if (company) return cleanHeading(company.text);
  const best = findHeadings(facts).find(
    ({ text, index }) =>
      !INVOICE_WORD.test(text) &&
      !ADDRESS.test(text) &&
      facts.lines[index]!.box.y < facts.height * 0.45,
  );
  return best?.text ?? null;
}

function firstDate({ dates }: TemplateInput): string | null {
  return [...dates].filter(({ confidence }) => confidence > 0.7).map(({ date }) => date)[0] ?? null;
}

function lineLike({ facts }: TemplateInput, pattern: RegExp): string | null {
  const line = facts.lines.find(({ text }) => pattern.test(text));
  if (!line) return null;
  return pattern === MONTH_YEAR ? (MONTH_YEAR_PART.exec(line.text)?.[0] ?? null) : line.text;
}

/** `November` at the left of a row and `2026` at its end, perhaps with arrows around them. */
function monthBesideYear({ facts }: TemplateInput): string | null {
  const cells = facts.lines.flatMap(cellsOf);
  const months = cells
    .filter(({ text }) => MONTH_ALONE.test(foldText(text)))
    .sort((a, b) => b.box.h - a.box.h);
  const years = cells.filter(({ text }) => YEAR_ALONE.test(text));
  for (const month of months) {
    const year = years.find(({ box }) => isBeside(box, month.box));
    if (year) return [month, year].map(({ text }) => text.replace(ARROWS_AROUND, '')).join(' ');
  }
  return null;
}

function firstCard({ facts }: TemplateInput): string | null {
  const from = facts.lines.findIndex(({ text }) => WEEKDAY_DATE.test(text));
  const cards = facts.lines.slice(from + 1).filter(({ text }) => !isRowOrField(text));
  return cards.find(({ words }) => words.length >= 3)?.text ?? null;
}

/** A line that begins with `user@host` is surer than one that only holds a prompt, such as the bar of the window. */
function firstCommand({ facts }: TemplateInput): string | null {
  const texts = facts.lines.map(({ text }) => text);
  return (
    [...texts.filter((text) => /^[\w.-]+@/u.test(text)), ...texts]
      .map(commandOf)
      .find((text) => text) ?? null
  );
}

function headingAndRoute(input: TemplateInput): string | null {
  const way = routeOn(input.facts);
  const isSaid = (text: string): boolean => way?.split(/ – | /).join(' ').includes(text) ?? false;
  const head = findHeadings(input.facts).find(({ text }) => !isSaid(text))?.text ?? null;
  return join([head, way], ' ');
}

/** All the words of a picture that bears only a few. */
function fewWords({ facts }: TemplateInput): string | null {
  const lines = facts.lines.filter(({ text }) => /\p{L}{2}/u.test(text));
  return facts.words <= CAPTION_WORDS
    ? join(
        lines.map(({ text }) => text),
        ' ',
      )
    : null;
}
