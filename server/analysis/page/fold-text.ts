const BEYOND_ASCII = /[^\u0000-\u007f]/;

/**
 * Lower case without accents, one character for one character, so that an offset in the folded text is an
 * offset in the original. Text recognition loses accents easily; folded, `Marz` and `März` are the same.
 */
export function foldText(text: string): string {
  if (!BEYOND_ASCII.test(text)) return text.toLowerCase();
  let folded = '';
  for (let i = 0; i < text.length; i++) folded += foldUnit(text[i]!);
  return folded;
}

function foldUnit(unit: string): string {
  if (unit < '\u0080') return unit.toLowerCase();
  const folded = (unit.normalize('NFD')[0] ?? unit).toLowerCase();
  return folded.length === 1 ? folded : unit;
}
