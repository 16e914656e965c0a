import { around } from '../layout';
import { type Box, type OcrWord } from '../../../analysis/page/ocr-result';
import { ruleSign } from '../spelling';
import { alignSigns, outline, type Pair, type SeenSign } from './align-signs';
import { chineseShare, type NeuralLine } from './neural-line';
import { FUSION } from './thresholds';

/** A sign as one of the engines read it, and in which of its words. */
interface Sign extends SeenSign {
  word: number;
  /** 0 to 1. */
  chance: number;
  /** Part of a line drawn with one sign, of which the second engine sees fewer. */
  isRule?: boolean;
}

type Both = Pair<Sign, Sign>;

/** The sign that is taken of one place of the line. */
interface Taken {
  text: string;
  chance: number;
  from: number;
  to: number;
  pair: Both;
}

/** One reading of a line out of both: sign by sign the surer one, words as the better witness parts them. */
export function fuseLine(words: readonly OcrWord[], line: NeuralLine): OcrWord[] {
  if (chineseShare(line) > FUSION.chinese) return wordsOfLine(line);
  const pairs = pairsOf(words, line);
  const segments = segmentsOf(pairs);
  const taken = segments.flatMap((segment, i) =>
    choose(segment, { line, isInside: i > 0 && i < segments.length - 1 }),
  );
  return partWords(taken, words, line.box.h).map((signs) => toWord(signs, words, line.box));
}

/** Share of the longer reading that has the same outline in both. */
export function likeness(words: readonly OcrWord[], line: NeuralLine): number {
  const pairs = pairsOf(words, line);
  const alike = pairs.filter(
    ({ theirs, neural }) => theirs && neural && outline(theirs.text) === outline(neural.text),
  ).length;
  const count = (side: keyof Both): number => pairs.filter((pair) => pair[side]).length;
  return alike / Math.max(1, count('theirs'), count('neural'));
}

function pairsOf(words: readonly OcrWord[], line: NeuralLine): Both[] {
  const neural = line.words.flatMap((signs, word) => signs.map((sign) => ({ ...sign, word })));
  return alignSigns(words.flatMap(signsOfWord), neural, line.box.h);
}

/** The line alone, for a place where Tesseract has read nothing. */
export function wordsOfLine(line: NeuralLine): OcrWord[] {
  return line.words.map((signs) => {
    const [from, to] = [signs[0]!.from, signs.at(-1)!.to];
    return {
      ...wordOf(signs),
      box: { x: from, y: line.box.y, w: Math.max(1, to - from), h: line.box.h },
    };
  });
}

/** Tesseract's box is that of the word; its signs share it evenly. */
function signsOfWord({ text, confidence, box }: OcrWord, word: number): Sign[] {
  const signs = [...text];
  const width = box.w / signs.length;
  const rule = ruleSign(text);
  return signs.map((sign, i) => ({
    text: sign,
    word,
    chance: confidence / 100,
    isRule: sign === rule,
    from: Math.round(box.x + i * width),
    to: Math.round(box.x + (i + 1) * width),
  }));
}

const isAgreed = ({ theirs, neural }: Both): boolean => theirs?.text === neural?.text;

/** Runs of places where the engines agree, and runs where they do not. */
function segmentsOf(pairs: readonly Both[]): Both[][] {
  const segments: Both[][] = [];
  for (const pair of pairs) {
    const last = segments.at(-1);
    if (last && isAgreed(last[0]!) === isAgreed(pair)) last.push(pair);
    else segments.push([pair]);
  }
  return segments;
}

/** The second engine sees one sign at a time; words and numbers tell Tesseract which of these it is. */
const TWINS = [/^[0Oo]$/, /^[1lI]$/];
/** The second engine has no sign for these, or never sees them; it is as sure of what it reads instead. */
const THEIRS_ALONE = /[£€ßœæøłðþı]/i;
/** Small marks between letters, which the second engine passes over; Tesseract invents the latter at icons, unsurely. */
const MARK = /^[._']$/;
const SURE_MARK = /^[,:;()]$/;

/** Whether Tesseract's sign stands though the second engine is surer of another, or of none. */
function isTheirs(sign: Sign, other: Sign | undefined): boolean {
  if (sign.isRule) return true;
  if (sign.chance < FUSION.theirs) return false;
  if (!other) return THEIRS_ALONE.test(sign.text) && sign.chance >= FUSION.theirsAlone;
  if (THEIRS_ALONE.test(sign.text)) return true;
  const isAccented = /\p{M}/u.test(sign.text.normalize('NFD'));
  if (isAccented) return outline(other.text) === outline(sign.text);
  const isTwin = TWINS.some((twin) => twin.test(sign.text) && twin.test(other.text));
  return isTwin && other.chance < FUSION.sureTwin;
}

/** The signs that are taken of a run of places; `isInside` where the engines agree on both sides of it. */
function choose(
  segment: readonly Both[],
  { line, isInside }: { line: NeuralLine; isInside: boolean },
): Taken[] {
  if (isAgreed(segment[0]!)) return segment.map((pair) => takenFrom(pair, pair.neural!));
  const [theirs, neural] = [
    segment.flatMap((pair) => pair.theirs ?? []),
    segment.flatMap((pair) => pair.neural ?? []),
  ];
  const isNeural = !isMerged(theirs, neural) && isSurer(neural, theirs, line);
  return segment.flatMap((pair) => {
    if (pair.theirs && isTheirs(pair.theirs, pair.neural)) return [takenFrom(pair, pair.theirs)];
    const isLost = isInside && neural.length === 0 && isMark(pair.theirs);
    const chosen = isNeural && !isLost ? pair.neural : pair.theirs;
    return chosen ? [takenFrom(pair, chosen)] : [];
  });
}

function isSurer(neural: readonly Sign[], theirs: readonly Sign[], line: NeuralLine): boolean {
  const theirChance = meanOf(theirs);
  return theirChance === null || (meanOf(neural) ?? line.score) > theirChance;
}

function isMark(sign: Sign | undefined): boolean {
  if (!sign) return false;
  return MARK.test(sign.text) || (SURE_MARK.test(sign.text) && sign.chance >= FUSION.sureMark);
}

/** Narrow signs that the second engine has taken for one wide letter: `rn` for m, `_.p` for P. */
function isMerged(theirs: readonly Sign[], neural: readonly Sign[]): boolean {
  const [long, short] = [theirs, neural].map((signs) => signs.map(({ text }) => text).join(''));
  if (long === 'rn' && short === 'm') return true;
  const letters = long!.replace(/[._']/g, '');
  return letters !== long && letters !== '' && outline(letters) === outline(short!);
}

function meanOf(signs: readonly Sign[]): number | null {
  if (signs.length === 0) return null;
  return signs.reduce((sum, { chance }) => sum + chance, 0) / signs.length;
}

/** The second engine knows the edges of a sign to the pixel. */
function takenFrom(pair: Both, chosen: Sign): Taken {
  const { from, to } = pair.neural ?? chosen;
  const chance = isAgreed(pair)
    ? Math.max(pair.theirs!.chance, pair.neural!.chance)
    : chosen.chance;
  return { text: chosen.text, chance, from, to, pair };
}

function partWords(taken: readonly Taken[], words: readonly OcrWord[], height: number): Taken[][] {
  const parted: Taken[][] = [];
  taken.forEach((sign, i) => {
    const before = taken[i - 1];
    if (!before || isParted(before, sign, { words, height })) parted.push([]);
    parted.at(-1)!.push(sign);
  });
  return parted;
}

/** A space is seen by whoever sees it surely: Tesseract tells by words, the second engine by the gaps of the picture. */
function isParted(
  a: Taken,
  b: Taken,
  { words, height }: { words: readonly OcrWord[]; height: number },
): boolean {
  const [left, right] = [a.pair.theirs, b.pair.theirs];
  const [from, to] = [a.pair.neural, b.pair.neural];
  const isNeural = from && to && from.word !== to.word;
  if (!left || !right) {
    if (from && to) return from.word !== to.word;
    return b.from - a.to > (a.to - a.from + b.to - b.from) / 4;
  }
  const isTheirs = left.word !== right.word;
  if (!from || !to || isTheirs === isNeural) return isTheirs;
  // Tesseract's fast networks lose spaces within words of which they are sure. Beside a narrow figure there is no less room.
  const isNumber = isDigit(from) && isDigit(to);
  if (isNeural && !isNumber && to.from - from.to >= height * FUSION.wideGap) return true;
  const [one, other] = [words[left.word]!.confidence, words[right.word]!.confidence];
  return (isTheirs ? Math.max(one, other) : one) >= FUSION.spaces ? isTheirs : !isTheirs;
}

const isDigit = ({ text }: Sign): boolean => /\d/.test(text);

function toWord(signs: readonly Taken[], words: readonly OcrWord[], ink: Box): OcrWord {
  const sources = signs.flatMap(({ pair }) => words[pair.theirs?.word ?? -1] ?? []);
  const { y, h } = heightOf(sources, signs, ink);
  const [from, to] = [signs[0]!.from, signs.at(-1)!.to];
  return { ...wordOf(signs), box: { x: from, y, w: Math.max(1, to - from), h } };
}

function heightOf(sources: readonly OcrWord[], signs: readonly Taken[], ink: Box): Box {
  if (sources.length === 0) return ink;
  const own = around(sources.map(({ box }) => box));
  const hasLetters = signs.some(({ text }) => /[\p{L}\p{N}]/u.test(text));
  return hasLetters && own.h < ink.h * FUSION.leastHeight ? ink : own;
}

/** An address, which no dictionary knows: `https://…`, `a.org/b`, `a@b.org`. */
const ADDRESS = /:\/\/|^\W?www\.|@|[a-z]\.[a-z]{2,}[:/]/i;

/** A word with what its signs are worth in the mean; one wrong letter makes another address, so the worst counts there. */
function wordOf(signs: readonly Pick<Sign, 'text' | 'chance'>[]): Omit<OcrWord, 'box'> {
  const text = signs.map((sign) => sign.text).join('');
  const chances = signs.map(({ chance }) => chance);
  const worth = ADDRESS.test(text)
    ? Math.min(...chances)
    : chances.reduce((sum, chance) => sum + chance, 0) / signs.length;
  return { text, confidence: Math.round(worth * 100) };
}
