import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import ts from 'typescript';

const ROOT = resolve(__dirname, '../../..');

/** A regular expression and where it was found. */
export interface Pattern {
  place: string;
  regex: RegExp;
}

/** Every regular expression literal in the sources of these folders. */
export function literalPatterns(folders: readonly string[]): Pattern[] {
  return folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => join(ROOT, folder, file))
      .filter((file) => /(?<!\.spec|\.d)\.ts$/.test(file))
      .flatMap(literalsOf),
  );
}

function literalsOf(file: string): Pattern[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const found: Pattern[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node))
      found.push({ place: place(node), regex: parsed(node) });
    ts.forEachChild(node, visit);
  };
  const place = (node: ts.Node): string => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    return `${relative(ROOT, file)}:${line + 1}`;
  };
  visit(source);
  return found;
}

function parsed({ text }: ts.RegularExpressionLiteral): RegExp {
  const end = text.lastIndexOf('/');
  return new RegExp(text.slice(1, end), text.slice(end + 1));
}

/** Every regular expression that is composed of strings while `work` runs. */
export async function composedPatterns(work: () => Promise<unknown>): Promise<Pattern[]> {
  const Original = globalThis.RegExp;
  const found = new Map<string, Pattern>();
  globalThis.RegExp = new Proxy(Original, {
    construct(target, args: [string, string?], newTarget) {
      const regex = Reflect.construct(target, args, newTarget) as RegExp;
      const key = String(regex);
      found.set(key, { place: `composed ${key.slice(0, 60)}`, regex: new Original(regex) });
      return regex;
    },
  });
  try {
    await work();
  } finally {
    globalThis.RegExp = Original;
  }
  return [...found.values()];
}
