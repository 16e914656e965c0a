import { type NeuralLine } from './neural-line';
import { FUSION } from './thresholds';

/** Keys, days of the week and columns come in rows of at least so many; icons of one height rarely look like letters. */
const FEWEST = 4;
const LIKE_HEIGHT = 1.35;

/** Tells lone letters that stand in a row of lone letters. */
export function rowsOfLoneSigns(lines: readonly NeuralLine[]): (line: NeuralLine) => boolean {
  const lone = lines.filter(isLoneSign);
  const kept = new Set(
    lone.filter((line) => lone.filter((other) => isInRow(line, other)).length >= FEWEST),
  );
  return (line) => kept.has(line);
}

function isLoneSign({ words, score }: NeuralLine): boolean {
  const signs = words.flat();
  return signs.length === 1 && score >= FUSION.newLine && /^[A-Za-z\d]$/.test(signs[0]!.text);
}

function isInRow({ box: a }: NeuralLine, { box: b }: NeuralLine): boolean {
  const far = Math.abs(a.y + a.h / 2 - b.y - b.h / 2);
  const [low, high] = [Math.min(a.h, b.h), Math.max(a.h, b.h)];
  return far < low / 2 && high < low * LIKE_HEIGHT;
}
