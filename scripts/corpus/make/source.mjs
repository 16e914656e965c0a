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

export function sourceOf(page, count) {
  const { chance } = page;
  const bodies = BODIES[chance.one(Object.keys(BODIES))];
  const lines = [...bodies[0]];
  while (lines.length < count) {
    const word = () => page.name().toLowerCase();
    const names = { a: word(), b: word(), c: word(), C: page.name(), n: page.number(2, 500) };
    const body = chance.one(bodies.slice(1).length > 0 ? bodies.slice(1) : bodies);
    lines.push(...body);
    for (let i = 0; i < lines.length; i++) lines[i] = filled(lines[i], names);
  }
  return lines.slice(0, count).map((line) => line.replace(/\t/g, '    '));
}

const filled = (line, names) =>
  line
    .replace(/\{([abcCn])\}/g, (_, key) => names[key])
    .replace(/\{\{/g, '{')
    .replace(/\}\}/g, '}');
