import { type PageFacts } from './page-facts';
import { codeShare } from './page-shapes';

const GUTTER = /^\d{1,4}\s+(?=\S)/;
const BEFORE =
  '(?:(?:export|default|public|private|protected|internal|static|final|abstract|async|pub(?:\\([a-z]+\\))?|unsafe|inline|override|data|sealed|open|partial) )*';
/** Names that source code declares, the most telling first. */
const DECLARATIONS: readonly RegExp[] = [
  new RegExp(
    `^${BEFORE}(?:function\\*?|class|interface|enum|struct|trait|def|fn|func|fun|record|protocol) ?[\\w(]`,
  ),
  /^(?:create (?:or replace )?(?:table|view|function|procedure|index|trigger)|alter table) \S/i,
  /^(?:static |const |extern |unsigned )*(?:void|int|char|bool|float|double|long|size_t|string|std::\S+) \*?[\w:]+\(.*\)? ?\{?$/,
  new RegExp(`^${BEFORE}(?:impl|object|module|namespace|type)\\b ?[\\w<].*[{=]?$`),
  new RegExp(`^${BEFORE}(?:const|let|var|val) (?!\\{)\\w+.*=`),
  /^(?:select\b.+\bfrom|insert into|update|delete from)\b/i,
  /^[a-z_][\w.-]*:$/,
  /^[.#@]?[a-z][\w-]*(?:[ .:#>,][\w.:#> ,()-]*)? ?\{$/i,
];
/** Least share of lines that read like code: elsewhere such words are prose. */
const LEAST_SHARE = 0.3;

/** The first function, class or the like that the code gives a name, without what opens its body. */
export function firstDeclaration(facts: PageFacts): string | null {
  if (codeShare(facts) <= LEAST_SHARE) return null;
  const lines = facts.lines.map(({ text }) => text.replace(GUTTER, '').trim());
  for (const pattern of DECLARATIONS) {
    const line = lines.find((text) => pattern.test(text));
    if (line) return withoutBody(line);
  }
  return null;
}

function withoutBody(line: string): string {
  const name = /^(?:\w+ )*(?:const|let|var|val) /.test(line) ? line.replace(/\s*=.*$/, '') : line;
  return name.replace(/\s*(?:[{;:=(]|=>)+\s*$/, '').trim();
}

interface LanguageTrace {
  tag: string;
  /** Each matches lines of the folded text that only this language writes so. */
  patterns: readonly RegExp[];
}

const trace = (tag: string, ...sources: string[]): LanguageTrace => ({
  tag,
  patterns: sources.map((source) => new RegExp(`^(?:\\d{1,4} +)?(?:${source})`, 'gmu')),
});

const LANGUAGES: readonly LanguageTrace[] = [
  trace(
    'python',
    'def .+:$',
    'from [\\w.]+ import ',
    'elif .+:$',
    '(?:if|for|with|while|class) .+:$',
  ),
  trace(
    'java',
    'import java',
    'package [\\w.]+;',
    '(?:public|private) (?:final |static )*\\w+.*[{;]$',
  ),
  trace('c#', 'using [\\w.]+;', 'namespace [\\w.]+[;{]?$', '.*\\{ get; (?:set|init);'),
  trace('go', 'func .+\\{$', 'package \\w+$', '.+ := .+', 'import \\($'),
  trace(
    'rust',
    '(?:pub )?fn .+\\{$',
    'use [\\w:]+(?:::.*)?;',
    'let mut ',
    'impl\\b.*\\{$',
    '#\\[\\w+',
  ),
  trace('kotlin', '(?:override |private |suspend )*fun .+', 'val \\w+ ?[:=]', 'data class '),
  trace('swift', 'import (?:swiftui|foundation|uikit)', 'guard ', '(?:private )?func .+-> .+\\{$'),
  trace('php', '<\\?php', '.*\\$\\w+->', '\\$\\w+ = '),
  trace('ruby', 'end$', 'require [\'"]', 'def [\\w?!]+(?:\\(.*\\))?$', '.* do \\|'),
  trace('c++', '#include <\\w+>$', '.*\\bstd::', 'using namespace '),
  trace(
    'c',
    '#include [<"][\\w/]+\\.h',
    'int main\\(',
    '(?:static )?(?:void|int|char) \\*?\\w+\\(.*\\) ?\\{?$',
  ),
  trace('css', '[.#@]?[a-z][\\w:.#> -]* \\{$', '[a-z-]+: [^;{}]{1,300};$', '@media '),
  trace(
    'html',
    '<!doctype html',
    '</?(?:html|head|body|div|p|ul|li|h\\d|span|section|script)\\b.*>',
  ),
  trace(
    'sql',
    'select\\b',
    '(?:left |inner )?join ',
    '(?:where|group by|order by) ',
    'create table ',
    'insert into ',
  ),
  trace(
    'typescript',
    'import type ',
    '(?:export )?(?:interface|type) \\w+',
    '(?:private |public )?readonly ',
    '.*[\\w)?]: (?:string|number|boolean|void|promise<.*|\\w+\\[\\])\\b',
  ),
  trace(
    'javascript',
    '(?:export )?(?:default )?(?:async )?function\\*? ?\\w+\\(.*\\) ?\\{$',
    '(?:export )?(?:const|let|var) .+=',
    '.*=> ?[{(]?$',
    '.*\\bconsole\\.log\\(',
    'import .+ from [\'"]',
  ),
  trace('json', '"[^"]+" ?: .*[,{\\["\\d]$'),
  trace('yaml', '- \\w+:', '[a-z_-]+:$', '[a-z_-]+: [^;{]{1,300}[^;{,]$'),
];
const LEAST_MATCHES = 2;

/** The language of the code by how its lines are written, with what shows it. */
export function codeLanguage(facts: PageFacts): { tag: string; pattern: RegExp } | null {
  if (codeShare(facts) <= LEAST_SHARE) return null;
  const [best] = LANGUAGES.map(({ tag, patterns }) => {
    const hits = patterns.map((pattern) => (facts.folded.match(pattern) ?? []).length);
    const kinds = hits.filter((count) => count > 0).length;
    return {
      tag,
      patterns,
      score: hits.reduce((sum, count) => sum + Math.min(count, 4), 0) + kinds,
    };
  }).sort((a, b) => b.score - a.score);
  if (!best || best.score <= LEAST_MATCHES) return null;
  const pattern = best.patterns.find((each) => (facts.folded.match(each) ?? []).length > 0)!;
  return { tag: best.tag, pattern };
}
