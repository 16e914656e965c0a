/** Lines of invented source code with their indentation. */
const BODIES = {
  python: [
    ['import {a}', 'from {b} import {c}', ''],
    [
      'def {a}({b}, {c}=None):',
      '    """Return the {b} of the {c}."""',
      '    if {b} is None:',
      '        return []',
      '    for {c} in {b}.items():',
      '        {a}.append({c} + {n})',
      '    return {a}',
      '',
    ],
    [
      'class {C}:',
      '    def __init__(self, {a}):',
      '        self.{a} = {a}',
      '',
      '    def {b}(self):',
      '        return self.{a} * {n}',
      '',
    ],
  ],
  typescript: [
    ["import {{ {a} }} from './{b}';", ''],
    [
      'export function {a}({b}: string): number {{',
      '  const {c} = {b}.length;',
      '  if ({c} > {n}) {{',
      '    return {n};',
      '  }}',
      '  return {c};',
      '}}',
      '',
    ],
    [
      'export class {C} {{',
      '  constructor(private readonly {a}: {C}) {{}}',
      '',
      '  async {b}(): Promise<void> {{',
      "    await this.{a}.run('{c}');",
      '  }}',
      '}}',
      '',
    ],
  ],
  c: [
    ['#include <stdio.h>', ''],
    [
      'int {a}(int {b})',
      '{{',
      '    int {c} = {n};',
      '    while ({b} > 0) {{',
      '        {c} += {b};',
      '        {b}--;',
      '    }}',
      '    return {c};',
      '}}',
      '',
    ],
  ],
  go: [
    ['package {a}', '', 'import "fmt"', ''],
    [
      'func {a}({b} int) error {{',
      '\tfor i := 0; i < {n}; i++ {{',
      '\t\tfmt.Println({b}, i)',
      '\t}}',
      '\treturn nil',
      '}}',
      '',
    ],
  ],
  json: [
    [
      '{{',
      '  "{a}": "{b}",',
      '  "{c}": {n},',
      '  "list": [',
      '    "{a}",',
      '    "{b}"',
      '  ],',
      '  "deep": {{',
      '    "{c}": true',
      '  }}',
      '}}',
    ],
  ],
};

/**
 * At most so many lines, of whole functions: a picture that ends in open space shows no file that is cut inside a block.
 */
export function sourceOf(page, count) {
  const { chance } = page;
  const [head, ...others] = BODIES[chance.one(Object.keys(BODIES))];
  const written = (body) => {
    const word = () => page.name().toLowerCase();
    const names = { a: word(), b: word(), c: word(), C: page.name(), n: page.number(2, 500) };
    return body.map((line) => filled(line, names).replace(/\t/g, '    '));
  };
  const lines = written(head);
  while (others.length > 0) {
    const body = chance.one(others);
    if (lines.length + body.length > count) break;
    lines.push(...written(body));
  }
  return lines;
}

const filled = (line, names) =>
  line
    .replace(/\{([abcCn])\}/g, (_, key) => names[key])
    .replace(/\{\{/g, '{')
    .replace(/\}\}/g, '}');
