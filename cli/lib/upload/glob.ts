const MAGIC = /[*?[{]/;

export const isGlob = (text: string): boolean => MAGIC.test(text);

/** The folder in front of the first part that is a pattern. */
export function globBase(pattern: string): string {
  const parts = pattern.split('/');
  const at = parts.findIndex(isGlob);
  const base = parts.slice(0, at).join('/');
  return base === '' ? (pattern.startsWith('/') ? '/' : '.') : base;
}

/** `*`, `?`, `[abc]`, `{png,jpg}` and `**`, which also crosses folders; paths have forward slashes. */
export function globToRegExp(pattern: string): RegExp {
  let source = '';
  let depth = 0;
  for (let at = 0; at < pattern.length; at += 1) {
    const letter = pattern[at] ?? '';
    if (pattern.startsWith('**/', at)) {
      source += '(?:.*/)?';
      at += 2;
    } else if (pattern.startsWith('**', at)) {
      source += '.*';
      at += 1;
    } else if (letter === '[') {
      const end = pattern.indexOf(']', at + 2);
      if (end < 0) source += '\\[';
      else {
        source += `[${pattern
          .slice(at + 1, end)
          .replace(/^!/, '^')
          .replace(/\\/g, '\\\\')}]`;
        at = end;
      }
    } else if (letter === '{' && pattern.includes('}', at)) {
      source += '(?:';
      depth += 1;
    } else if (letter === '}' && depth > 0) {
      source += ')';
      depth -= 1;
    } else if (letter === ',' && depth > 0) source += '|';
    else
      source += { '*': '[^/]*', '?': '[^/]' }[letter] ?? letter.replace(/[\\^$.|+()[\]{}]/, '\\$&');
  }
  return new RegExp(`^${source}$`);
}

/** An ignore pattern without a slash is about names anywhere, as in .gitignore. */
export function ignores(patterns: readonly string[]): (relative: string) => boolean {
  const tests = patterns.map((pattern) => {
    const clean = pattern.replace(/^\.?\//, '').replace(/\/$/, '');
    return globToRegExp(clean.includes('/') ? clean : `**/${clean}`);
  });
  return (relative) => tests.some((test) => test.test(relative));
}
