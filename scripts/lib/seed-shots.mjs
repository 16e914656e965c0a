// Generated screenshots: words by Zipf's law, a unique number on each, a hundred tags, twenty collections, three years
// of dates. Always the same ones.
import { createHash } from 'node:crypto';

const VOCABULARY = 30_000;
export const TAGS = 100;
export const COLLECTIONS = 20;
/** Most common first. */
const KINDS = [
  'document',
  'article',
  'chat',
  'email',
  'code',
  'invoice',
  'receipt',
  'error',
  'chart',
  'map',
];
const YEARS = 3;
const DAY_MS = 24 * 60 * 60 * 1000;
const WORDS_OF_A_TEXT = 40;
const SYLLABLES =
  'ba be bi bo ra re ri ro ta te ti to na ne ni no ka ke ko la le lo ma me mi mo sa se so'.split(
    ' ',
  );

/** A deterministic generator (mulberry32, public domain). */
export function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const wordOf = (index) => {
  let rest = index;
  let word = '';
  do {
    word += SYLLABLES[rest % SYLLABLES.length];
    rest = Math.floor(rest / SYLLABLES.length);
  } while (rest > 0 || word.length < 4);
  return word;
};

/** Small ranks are common: about every tenth word is one of the first ten. */
const zipf = (random, size) => Math.floor(size ** random()) - 1;

/** A UUIDv7 as the product creates them: later ones are larger, so neighbours in time are neighbours in every index. */
export const idOf = (name, at) => {
  const hex = createHash('md5').update(name).digest('hex');
  const time = at.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
};

/** The upload time of a screenshot, in milliseconds. */
const timeOf = (index, now) => now - Math.floor(randomFrom(index + 1)() * YEARS * 365 * DAY_MS);

/** The numbers from `start` on, ordered by their uploads: a vault grows at its end. */
export function inOrderOfTime({ start, rows }, now) {
  const times = Float64Array.from({ length: rows }, (_, at) => timeOf(start + at, now));
  const order = Uint32Array.from(times.keys());
  return order.sort((a, b) => times[a] - times[b] || a - b).map((at) => start + at);
}

export function shotOf(index, now, wordCount = WORDS_OF_A_TEXT) {
  const at = timeOf(index, now);
  const random = randomFrom(-index - 1);
  const words = Array.from({ length: wordCount }, () => wordOf(zipf(random, VOCABULARY)));
  const code = `nr${String(index).padStart(7, '0')}`;
  const day = (moment) => new Date(moment).toISOString().slice(0, 10);
  const title = `${words[0]} ${words[1]} ${code}`;
  const text = `${words.join(' ')} ${code}`;
  return {
    id: idOf(`shot ${index}`, at),
    title,
    name: `shot ${code}.png`,
    at: new Date(at).toISOString(),
    madeOn: random() < 0.6 ? day(at - Math.floor(random() * 30) * DAY_MS) : null,
    text,
    words: [...new Set([...words, code, 'shot', 'png'])],
    haystack: `${title} shot ${code}.png ${text}`,
    tags: Array.from({ length: 3 }, () => zipf(random, TAGS)),
    ...moreOf(random, () => day(at + Math.floor(random() * 60) * DAY_MS)),
  };
}

/** Optional properties, drawn in a fixed order. */
function moreOf(random, dayAround) {
  const date = () => ({ day: dayAround(), confidence: random() });
  const dates = random() < 0.35 ? [date()] : [];
  const isFavorite = random() < 0.03;
  const kind = KINDS[zipf(random, KINDS.length)];
  if (dates.length > 0 && random() < 0.3) dates.push(date());
  const collections = random() < 0.1 ? [zipf(random, COLLECTIONS)] : [];
  if (collections.length > 0 && random() < 0.2) collections.push(zipf(random, COLLECTIONS));
  return { dates, isFavorite, kind, collections };
}
