/**
 * Lower case without accents, one character for one character, so that an offset in the folded text is an
 * offset in the original. Text recognition loses accents easily; folded, `Marz` and `März` are the same.
 */
export function foldText(text: string): string {
  return Array.from({ length: text.length }, (_, i) => foldUnit(text[i]!)).join('');
}

function foldUnit(unit: string): string {
  if (unit < '\u0080') return unit.toLowerCase();
  const folded = (unit.normalize('NFD')[0] ?? unit).toLowerCase();
  return folded.length === 1 ? folded : unit;
}
