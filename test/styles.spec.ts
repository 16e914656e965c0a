import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const WEB = resolve(__dirname, '../web');
const TOKENS = 'ui/theme/tokens.css';

const files = readdirSync(WEB, { recursive: true }).map(String);
const sheets = files.filter((file) => file.endsWith('.css') && file !== TOKENS);
const components = files.filter((file) => file.endsWith('.tsx'));
const namesIn = (file: string, pattern: RegExp): string[] =>
  [...readFileSync(join(WEB, file), 'utf8').matchAll(pattern)].map(([, name]) => name ?? '');

function linesWith(pattern: RegExp): string[] {
  return sheets.flatMap((file) =>
    readFileSync(join(WEB, file), 'utf8')
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
}

describe('the style sheets take from the tokens', () => {
  it('every colour', () => {
    expect(linesWith(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/i)).toEqual([]);
  });

  it('every size of type', () => {
    expect(linesWith(/font-size:|line-height:|font:.*\d+px/)).toEqual([]);
  });

  it('absent classes', () => {
    const known = new Set(namesIn(TOKENS, /(--[\w-]+):/g));
    // A component may pass a value in its `style`, and may take that from a module.
    const modules = files.filter((file) => /(?<!\.spec)\.tsx?$/.test(file));
    const handed = new Set(modules.flatMap((file) => namesIn(file, /'(--[\w-]+)'/g)));
    const wrong = sheets.flatMap((file) => {
      const own = new Set(namesIn(file, /(--[\w-]+):/g));
      return namesIn(file, /var\((--(?!mantine-)[\w-]+)\)/g)
        .filter((name) => ![known, handed, own].some((names) => names.has(name)))
        .map((name) => `${file}: ${name}`);
    });
    expect(wrong).toEqual([]);
  });
});

it('a text that is cut keeps its beginning, also one that is written from right to left', () => {
  const isWrong = (rule: string) =>
    /text-overflow|line-clamp/.test(rule) && !rule.includes('unicode-bidi: plaintext');
  const wrong = sheets.flatMap((file) => namesIn(file, /\{([^{}]*)\}/g).filter(isWrong));
  expect(wrong).toEqual([]);
});

it('a text that fills the rest of its line begins there, also one that is written from right to left', () => {
  const fills = (rule: string) =>
    [/flex: 1\b/, /white-space: nowrap/, /plaintext/].every((part) => part.test(rule));
  const rules = sheets.flatMap((file) => namesIn(file, /\{([^{}]*)\}/g).filter(fills));
  expect(rules.filter((rule) => !rule.includes('text-align: left'))).toEqual([]);
});

/** `styles.name` is silently undefined when the module has no such class. */
function unknownClasses(file: string): string[] {
  const text = readFileSync(join(WEB, file), 'utf8');
  const imports = text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g);
  return [...imports].flatMap(([, name = '', path = '']) => {
    const known = new Set(namesIn(join(dirname(file), path), /\.([a-z][\w-]*)/gi));
    const used = text.matchAll(new RegExp(`(?<![\\w./])${name}\\.(?!module\\b)(\\w+)`, 'g'));
    return [...used].flatMap(([, used = '']) =>
      known.has(used) ? [] : [`${file}: ${name}.${used}`],
    );
  });
}

it('a component takes no class that its style sheet does not have', () => {
  expect(components.flatMap(unknownClasses)).toEqual([]);
});
