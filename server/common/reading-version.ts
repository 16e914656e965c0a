/** The version of engine and rules: raised with every change after which the same image would get another result. */
export interface ReadingVersion {
  /** Of the text engine: letters, words and their places. */
  engine: number;
  /** Of the rules: title, kind, tags, dates, parts of the page and what its thumbnail shows. */
  rules: number;
}

/** The one that reads now. Readings from before versions were kept have 0.0. */
export const READING_VERSION: ReadingVersion = { engine: 5, rules: 19 };

/** `2.3`: the engine's version, then that of the rules. */
export const formatVersion = ({ engine, rules }: ReadingVersion): string => `${engine}.${rules}`;

/** `2`, `2.3` or `now`; null for anything else. A missing second number is 0. */
export function parseVersion(text: string): ReadingVersion | null {
  if (text === 'now') return READING_VERSION;
  const [, engine, rules] = /^(\d{1,6})(?:\.(\d{1,6}))?$/.exec(text) ?? [];
  return engine === undefined ? null : { engine: Number(engine), rules: Number(rules ?? 0) };
}
