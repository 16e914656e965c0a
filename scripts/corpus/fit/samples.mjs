import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Chance } from '../make/chance.mjs';

/** Letters are lower than the box that a browser gives them. */
const LETTER_HEIGHT = 0.74;
const ABOVE_LETTERS = 0.17;
/** Behind the name of a set that one engine has read. */
const ALONE = ' (one engine)';
/** The confidence of a word that is read rightly. */
const SURE = 95;
const LOST_LINES = 0.04;
const PARTS_SHARE = 0.6;
const MISREAD = 0.02;
const CONFUSED = {
  l: 'I',
  I: 'l',
  o: '0',
  O: '0',
  rn: 'm',
  e: 'c',
  a: 'o',
  t: 'f',
  S: '5',
  B: '8',
};

/**
 * Every image of the folders with its truth and a reading from each cache, the first of which is that of the set's own
 * name. Drawn pages are read from their truth, with losses. Folders of `whole` are one group each.
 */
export async function loadSamples(folders, caches, whole = []) {
  const samples = [];
  for (const folder of folders) {
    const set = basename(folder);
    for (const truth of JSON.parse(readFileSync(join(folder, 'truth.json'), 'utf8'))) {
      const path = join(folder, truth.file);
      if (truth.seen) {
        const ocr = readingOf(truth);
        samples.push({ set, truth, path, isDrawn: true, ocr });
        const part = cropped(truth, ocr);
        if (part)
          samples.push({
            set: `${set} (parts)`,
            truth: part.truth,
            path,
            isDrawn: true,
            ocr: part.ocr,
          });
      } else if (existsSync(path)) {
        for (const [i, cache] of caches.entries()) {
          const name = i === 0 ? set : `${set}${ALONE}`;
          samples.push({ set: name, truth, path, isDrawn: false, ...(await cache.read(path)) });
        }
      }
    }
  }
  const isWhole = ({ path }) => whole.includes(dirname(path));
  return samples.map((sample) => ({
    ...sample,
    group: isWhole(sample) ? dirname(sample.path) : groupOf(sample),
  }));
}

/** Samples of one group never stand on both sides of a fold: an application is one group, whichever sets have it. */
const groupOf = ({ isDrawn, truth }) => `${isDrawn ? 'drawn:' : ''}${truth.app ?? truth.id}`;

const LEAST_LINES = 2;

/** People cut a part out of a screen: every third page is seen as one, too, without what is around it. */
function cropped(truth, { lines, ...ocr }) {
  const chance = new Chance(
    truth.file.length * 7919 + lines.length * 31 + Number.parseInt(truth.file, 10),
  );
  if (!chance.is(PARTS_SHARE) || lines.length < 7) return null;
  const count = chance.int(LEAST_LINES, chance.is(0.5) ? 6 : Math.min(14, lines.length));
  const from = chance.int(0, lines.length - count);
  const kept = lines.slice(from, from + count);
  const left = Math.min(...kept.map(({ box }) => box.x)) - 12;
  const top = Math.min(...kept.map(({ box }) => box.y)) - 12;
  const moved = ({ x, y, w, h }) => ({ x: x - left, y: y - top, w, h });
  const own = kept.map((line) => ({
    ...line,
    box: moved(line.box),
    words: line.words.map((word) => ({ ...word, box: moved(word.box) })),
  }));
  const width = Math.max(...own.map(({ box }) => box.x + box.w)) + 12;
  const height = Math.max(...own.map(({ box }) => box.y + box.h)) + 12;
  const text = own.map((line) => line.text).join('\n');
  const hasTitle = truth.title_keywords.every((word) => text.toLowerCase().includes(word));
  return {
    truth: hasTitle ? truth : { ...truth, title_keywords: [] },
    ocr: { ...ocr, width, height, lines: own, text },
  };
}

const LANGUAGES = { de: 'deu', fr: 'fra', es: 'spa' };

const readingOf = (truth) => drawnReading(truth).ocr;

/** The lines that an engine would read on a drawn page, and the truth of each of them. */
export function drawnReading({ file, lang, width, height, seen }) {
  const chance = new Chance(
    [...file].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)) >>> 0, 7),
  );
  const kept = seen.filter(() => !chance.is(LOST_LINES));
  const lines = kept.map(({ words }) =>
    lineOf(words.map(({ text, box }) => readAs(misread(text, chance), box, chance.int(70, 97)))),
  );
  return { ocr: ocrOf(lines, { lang, width, height }), kept };
}

/** The lines of a drawn page as an engine without a fault reads them. */
export function exactReading({ lang, width, height, seen }) {
  const lines = seen.map(({ words }) =>
    lineOf(words.map(({ text, box }) => readAs(text, box, SURE))),
  );
  return ocrOf(lines, { lang, width, height });
}

function ocrOf(lines, { lang, width, height }) {
  const text = lines.map((line) => line.text).join('\n');
  const language = LANGUAGES[lang] ?? 'eng';
  return { text, language, engine: 'drawn', width, height, lines };
}

const readAs = (text, box, confidence) => ({
  text,
  confidence,
  box: {
    x: box.x,
    y: Math.round(box.y + box.h * ABOVE_LETTERS),
    w: box.w,
    h: Math.max(4, Math.round(box.h * LETTER_HEIGHT)),
  },
});

function lineOf(read) {
  const right = Math.max(...read.map(({ box }) => box.x + box.w));
  const bottom = Math.max(...read.map(({ box }) => box.y + box.h));
  const [x, y] = [
    Math.min(...read.map(({ box }) => box.x)),
    Math.min(...read.map(({ box }) => box.y)),
  ];
  const confidence = read.reduce((sum, word) => sum + word.confidence, 0) / read.length;
  return {
    text: read.map(({ text }) => text).join(' '),
    confidence,
    box: { x, y, w: right - x, h: bottom - y },
    words: read,
  };
}

function misread(text, chance) {
  return [...text]
    .map((letter) => (CONFUSED[letter] && chance.is(MISREAD) ? CONFUSED[letter] : letter))
    .join('');
}

/** Numbers of folds by group, so that every group is in one. */
export function foldsOf(samples, count) {
  return samples.map(({ group }) => {
    let hash = 5381;
    for (const letter of group) hash = (hash * 33 + letter.codePointAt(0)) >>> 0;
    return ((hash ^ (hash >>> 13)) >>> 0) % count;
  });
}
