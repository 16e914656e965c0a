import picomatch from 'picomatch';

/** Plain globs of paths with forward slashes; a hidden name is left out by who walks, not by the pattern. */
const OPTIONS: picomatch.PicomatchOptions = {
  dot: true,
  posix: true,
  windows: false,
  keepQuotes: true,
  nonegate: true,
  noextglob: true,
  strictSlashes: true,
};
/** Letters of ordinary file names, such as `image (1).png`, which picomatch reads as operators. */
const LITERAL = /[\\()|+]|\{(?!.*\})/g;

const scanned = (pattern: string) => picomatch.scan(pattern, { noparen: true, nonegate: true });

export const isGlob = (text: string): boolean => scanned(text).isGlob;

/** The folder before the first part with a wildcard. */
export const globBase = (pattern: string): string => scanned(pattern).base || '.';

/** `*`, `?`, `[abc]`, `{png,jpg}`, and `**` between slashes, which also crosses folders. */
export const globMatcher = (pattern: string): ((path: string) => boolean) =>
  picomatch(pattern.replace(LITERAL, '\\$&'), OPTIONS);

/** An ignore pattern without a slash matches names anywhere, as in .gitignore. */
export function ignores(patterns: readonly string[]): (relative: string) => boolean {
  const tests = patterns
    .map((pattern) => pattern.replace(/^\.?\//, '').replace(/\/$/, ''))
    .filter((pattern) => pattern !== '')
    .map((pattern) => globMatcher(pattern.includes('/') ? pattern : `**/${pattern}`));
  return (relative) => tests.some((test) => test(relative));
}
