const MOST = 3;

/** The words of a title that any good title of the page has. */
export function keywordsOf(title) {
  const words = title.toLowerCase().match(/[\p{L}\d#][\p{L}\d.'’/-]*/gu) ?? [];
  const telling = words.filter((word) => word.length > 2);
  return (telling.length > 0 ? telling : words).slice(0, MOST);
}
