import type { Box } from '../page/ocr-result';
import { amountsIn, totalsIn } from './amounts';
import { cardsIn } from './cards';
import { codeEntities } from './codes';
import { coordinatesIn } from './coordinates';
import { emailsIn } from './emails';
import { flightsIn } from './flights';
import type { EntityPage, FoundEntity } from './found-entity';
import { ibansIn } from './ibans';
import { linksIn } from './links';
import { ordersIn } from './orders';
import {
  boxOf,
  confidenceOf,
  leastOf,
  type Matcher,
  type PageLine,
  pageLines,
  type Span,
} from './page-lines';
import { phonesIn } from './phones';
import { trackingIn } from './tracking';
import { namesIn, namesReadTwoWays } from './two-readings';
import { wirelessIn } from './wifi';

/** Raised with every change after which the same reading would get other entities. */
export const ENTITY_VERSION = 7;

/** In the order of their right: the words of an entity belong to no other. Proven numbers come first, amounts last. */
const MATCHERS: readonly Matcher[] = [
  linksIn,
  emailsIn,
  ibansIn,
  trackingIn,
  cardsIn,
  coordinatesIn,
  ordersIn,
  phonesIn,
  flightsIn,
  amountsIn,
];
/** No dictionary doubts a letter of an address: below this, four of eight links had a wrong one. */
const SURE_LINK = 75;
/** A page has no more; what follows is a table or noise. */
const MOST = 300;

/** The entities of a page in reading order, each value once with all its places. */
export function findEntities({ lines, codes }: EntityPage): FoundEntity[] {
  const page = pageLines(lines);
  const taken = page.map((line): Span[] => spansOf(line));
  for (const { span, line } of wirelessIn(page)) taken[line]?.push(span);
  addTotals(page, taken);
  const doubtful = namesReadTwoWays(page);
  const found = page.flatMap((line, at) =>
    (taken[at] ?? [])
      .filter((span) => !isMisread(line, span, doubtful))
      .sort((a, b) => a.from - b.from)
      .flatMap((span) => entityOf(line, span)),
  );
  return merged([...found, ...codeEntities(codes)]).slice(0, MOST);
}

function spansOf(line: PageLine): Span[] {
  const spans: Span[] = [];
  for (const matcher of MATCHERS)
    for (const span of matcher(line)) if (!overlaps(spans, span)) spans.push(span);
  return spans;
}

const overlaps = (spans: readonly Span[], { from, to }: Span) =>
  spans.some((it) => it.from < to && from < it.to);

/** Only where all amounts of the page have one currency. */
function addTotals(page: readonly PageLine[], taken: Span[][]): void {
  const used = new Set(taken.flat().flatMap(({ currency }) => currency ?? []));
  const [currency] = used;
  if (used.size !== 1 || currency === undefined) return;
  for (const [at, line] of page.entries())
    for (const span of totalsIn(line, currency))
      if (!overlaps(taken[at] ?? [], span)) taken[at]?.push(span);
}

/** No checksum and no dictionary proves a link. */
const isMisread = (line: PageLine, span: Span, doubtful: ReadonlySet<string>): boolean =>
  span.type === 'link' &&
  (leastOf(line, span) < SURE_LINK || namesIn(span.value).some((name) => doubtful.has(name)));

function entityOf(line: PageLine, span: Span): FoundEntity[] {
  const box = boxOf(line, span);
  if (!box) return [];
  const { type, value, display, number = null, currency = null } = span;
  const confidence = confidenceOf(line, span);
  return [{ type, value, display, boxes: [box], confidence, number, currency }];
}

function merged(entities: readonly FoundEntity[]): FoundEntity[] {
  const byValue = new Map<string, FoundEntity & { boxes: Box[] }>();
  for (const entity of entities) {
    const key = `${entity.type} ${entity.value}`;
    const first = byValue.get(key);
    if (!first) byValue.set(key, { ...entity, boxes: [...entity.boxes] });
    else {
      first.boxes.push(...entity.boxes);
      first.confidence = Math.max(first.confidence, entity.confidence);
    }
  }
  return [...byValue.values()];
}
