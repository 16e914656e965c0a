/** Options of the program whose value may stand before the command. */
const VALUED = new Set(['--server', '--team']);
/** Flags of every command, which may be written together: `-qv`. */
const FLAGS = /^-[hqvV]+$/;
/** `-german`, `-tag:german`, `-"two words"`; a single letter may be a flag. */
const EXCLUDED = /^-["\p{L}]./u;
/** A word joiner, which nobody types. */
const MARK = '\u2060';

const isExcluded = (word: string) => EXCLUDED.test(word) && !FLAGS.test(word);

function commandAt(argv: readonly string[]): number {
  return argv.findIndex(
    (word, at) => !word.startsWith('-') && !VALUED.has(at > 0 ? (argv[at - 1] ?? '') : ''),
  );
}

/**
 * Marks the words that a search leaves out, so that the parser of the command line does not take them for options:
 * `shotvault search tag:invoice -tag:german`.
 */
export function withMarks(argv: readonly string[]): string[] {
  const command = commandAt(argv);
  if (argv[command] !== 'search') return [...argv];
  const end = argv.indexOf('--');
  return argv.map((word, at) =>
    at > command && (end < 0 || at < end) && isExcluded(word) ? MARK + word : word,
  );
}

/** The words as they were typed, as one search. */
export const typedSearch = (words: readonly string[]): string =>
  words.map((word) => word.replace(MARK, '')).join(' ');
