import { type ScreenshotKind } from '../../contract/screenshots';
import { type PageFacts } from '../page/page-facts';

/** `21:07 <nick> text`, `[21:07:24] <nick> text`, `[21:08] *** nick left`: a line of a chat room. */
const TALK_LINE =
  /^(?:\[?\d{1,2}[:.]\d\d(?:[:.]\d\d)?\]?\s*<\s?[@+%]?[\w-]{1,16}\s?>|\[\d\d:\d\d\]\s?\*{2,3})\s/u;
/** `Priya Raman 9:14 AM` over what was said. */
const TALKER =
  /^(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]+){0,2}) {1,2}\d{1,2}[:.]\d\d(?: ?[AaPp]\.?[Mm]\.?)?$/u;
const LEAST_TALK = 3;

/** The words of the empty field in which one writes to others, perhaps behind an icon that is read as a letter; folded. */
const WRITE_HERE =
  /^(?:\S{1,2} ){0,2}\P{L}{0,3}i?(?:(?:type|write)(?: an?| your)?(?: text)? message|(?:write|message|reply) to [#@]\S+|message [#@]\S+|nachricht (?:eingeben|an \S+)|ecri(?:re|vez) (?:un|votre) message|escrib(?:e|ir) un mensaje|scrivi un messaggio|escreva uma mensagem|napisz wiadomosc)\P{L}{0,3}(?: \S{1,2}){0,2}$/u;
/** Buttons of other pages, too; they say so only where the page shows the times of what was written. */
const WRITE_PERHAPS =
  /^\P{L}{0,3}(?:i?message|(?:send|enter)(?: an?| your)?(?: text)? message|new message|nachricht(?: schreiben)?|mensaje|messaggio|envoyer un message)\P{L}{0,3}$/u;
/** The way of writing stands over a talk on a telephone. */
const WAY = /^\P{L}{0,3}(?:imessage|text message|sms\/mms)\P{L}{0,3}$/u;
const CLOCK = /(?<!\d)\d{1,2}[:.h]\d\d(?!\d)/g;
const CLOCK_AT_END = /(?<![\d:.])(\d{1,2})[:.](\d\d)(?: ?([ap])\.?m\.?)?\P{L}{0,3}$/u;
const SAID = /\p{L}[.!?]\P{L}{0,8}$/u;
/** `Bahnhofstr. 18:02` is a stop, and no sentence. */
const SENTENCE = /\S+ \S*\p{L}{2}[.!?]\P{L}{0,8}$/u;
/** Pages that show times for other reasons. */
const TIMETABLES: readonly ScreenshotKind[] = ['travel', 'calendar', 'weather', 'email'];
const ENOUGH_TIMES = 2;
/** Of the page's height: the field stands below what was written. */
const FOOT = 0.75;
const FIELD_WORDS = 7;

/** Whether people talk on the page, as its own plain signs tell. */
export function isTalk(facts: PageFacts, likeliest: ScreenshotKind): boolean {
  return (
    facts.foldedLines.filter((line) => TALK_LINE.test(line)).length >= LEAST_TALK ||
    hasField(facts) ||
    (!TIMETABLES.includes(likeliest) && (hasTalkers(facts) || (facts.isPhone && hasBubbles(facts))))
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

/** Two people or more with the times at which they spoke, over sentences; in a programme nobody speaks twice. */
function hasTalkers({ lines }: PageFacts): boolean {
  const names = lines.flatMap(({ text }, i) => {
    const name = TALKER.exec(text)?.[1];
    return name && SAID.test(lines[i + 1]?.text ?? '') ? [name] : [];
  });
  const people = new Set(names).size;
  return names.length >= LEAST_TALK && people > 1 && people < names.length;
}

/** Sentences with their times behind them, later ones below: lists of mails begin with the latest. */
function hasBubbles({ lines, foldedLines }: PageFacts): boolean {
  const count = (pattern: RegExp): number => lines.filter(({ text }) => pattern.test(text)).length;
  if (foldedLines.some((line) => WAY.test(line))) return count(SAID) >= LEAST_TALK;
  const times = foldedLines.flatMap((line) => {
    const [, hour, minute, half] = CLOCK_AT_END.exec(line) ?? [];
    return hour
      ? [((Number(hour) % (half ? 12 : 24)) + (half === 'p' ? 12 : 0)) * 60 + Number(minute)]
      : [];
  });
  const isInOrder = times.every((time, i) => i === 0 || time >= times[i - 1]!);
  return (
    times.length > LEAST_TALK &&
    isInOrder &&
    new Set(times).size > ENOUGH_TIMES &&
    count(SENTENCE) > 0
  );
}
