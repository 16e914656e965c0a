import { type PageFacts } from '../page/page-facts';

/** `21:07 <nick> text`, `[21:07:24] <nick> text`, `[21:08] *** nick left`: a line of a chat room. */
const TALK_LINE =
  /^(?:\[?\d{1,2}[:.]\d\d(?:[:.]\d\d)?\]?\s*<\s?[@+%]?[\w-]{1,16}\s?>|\[\d\d:\d\d\]\s?\*{2,3})\s/u;
/** `Priya Raman 9:14 AM` over what was said. */
const TALKER =
  /^(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]+){0,2}) {1,2}\d{1,2}[:.]\d\d(?: ?[AaPp]\.?[Mm]\.?)?$/u;
const LEAST_TALK = 3;

/** The words of the empty field in which one writes to others; folded. */
const WRITE_HERE =
  /(?:^|\s|\P{L})i?(?:(?:type|write|send|enter)(?: an?| your)?(?: text)? message|(?:write|message|reply) to [#@]?\S+$|message [#@]\S+|new message|nachricht (?:schreiben|eingeben|an \S+)|ecri(?:re|vez) (?:un|votre) message|envoyer un message|escrib(?:e|ir) un mensaje|scrivi un messaggio|escreva uma mensagem|napisz wiadomosc)/u;
/** One word fewer, which says so only where the page shows the times of what was written. */
const WRITE_PERHAPS = /^\P{L}{0,3}(?:i?message|nachricht|mensaje|messaggio)\P{L}{0,3}$/u;
/** The way of writing stands over a talk on a telephone. */
const WAY = /^\P{L}{0,3}(?:imessage|text message|sms\/mms)\P{L}{0,3}$/u;
const CLOCK = /(?<!\d)\d{1,2}[:.h]\d\d(?!\d)/g;
const CLOCK_AT_END = /(?<![\d:.])(\d{1,2})[:.](\d\d)(?: ?([ap])\.?m\.?)?\P{L}{0,3}$/u;
const SAID = /\p{L}[.!?…]\P{L}{0,8}$/u;
const ENOUGH_TIMES = 2;
/** Of the page's height: the field stands below what was written. */
const FOOT = 0.75;
const FIELD_WORDS = 7;

/** Whether people talk on the page, as its own plain signs tell. */
export function isTalk(facts: PageFacts): boolean {
  return (
    facts.foldedLines.filter((line) => TALK_LINE.test(line)).length >= LEAST_TALK ||
    hasField(facts) ||
    hasTalkers(facts) ||
    (facts.isPhone && hasBubbles(facts))
  );
}

/** Below a talk stands the field for the next message. */
function hasField({ lines, foldedLines, folded, height, isPhone }: PageFacts): boolean {
  const times = (folded.match(CLOCK) ?? []).length;
  return foldedLines.some((line, i) => {
    const { box, words } = lines[i]!;
    if (box.y < height * FOOT || words.length > FIELD_WORDS) return false;
    if (WRITE_HERE.test(line)) return isPhone || times > 0;
    return WRITE_PERHAPS.test(line) && times >= ENOUGH_TIMES;
  });
}

/** Two people or more with the times at which they spoke, over sentences. */
function hasTalkers({ lines }: PageFacts): boolean {
  const names = lines.flatMap(({ text }, i) => {
    const name = TALKER.exec(text)?.[1];
    return name && SAID.test(lines[i + 1]?.text ?? '') ? [name] : [];
  });
  return names.length >= LEAST_TALK && new Set(names).size > 1;
}

/** Sentences with their times behind them, later ones below: lists of mails begin with the latest. */
function hasBubbles({ lines, foldedLines }: PageFacts): boolean {
  const said = lines.filter(({ text }) => SAID.test(text)).length;
  if (foldedLines.some((line) => WAY.test(line))) return said >= LEAST_TALK;
  const times = foldedLines.flatMap((line) => {
    const [, hour, minute, half] = CLOCK_AT_END.exec(line) ?? [];
    return hour
      ? [((Number(hour) % (half ? 12 : 24)) + (half === 'p' ? 12 : 0)) * 60 + Number(minute)]
      : [];
  });
  const isInOrder = times.every((time, i) => i === 0 || time >= times[i - 1]!);
  return times.length > LEAST_TALK && isInOrder && new Set(times).size > ENOUGH_TIMES && said > 0;
}
