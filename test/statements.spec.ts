import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';

const ROOT = resolve(__dirname, '..');

/** Statements that Prisma could say as well, and the reason why they are SQL. */
const PAGE = readFileSync(join(ROOT, 'docs/statements.md'), 'utf8');

interface Source {
  file: string;
  text: string;
  tree: ts.SourceFile;
}

function sources(folder: string): Source[] {
  return readdirSync(join(ROOT, folder)).flatMap((name) => {
    const file = `${folder}/${name}`;
    if (name === 'generated') return [];
    if (statSync(join(ROOT, file)).isDirectory()) return sources(file);
    if (!name.endsWith('.ts') || name.endsWith('.spec.ts')) return [];
    const text = readFileSync(join(ROOT, file), 'utf8');
    return [{ file, text, tree: ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true) }];
  });
}

const server = sources('server');
const home = 'server/infra/database/';
const outside = server.filter(({ file }) => !file.startsWith(home));

function nodesOf<Node extends ts.Node>(tree: ts.Node, is: (node: ts.Node) => node is Node): Node[] {
  const found: Node[] = [];
  const visit = (node: ts.Node) => {
    if (is(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

const sends = ({ tree }: Source) =>
  nodesOf(tree, ts.isCallExpression).filter((call) =>
    /^this\.database\s*\.(query|cells)$/.test(call.expression.getText(tree)),
  );

const at = ({ file, tree }: Source, node: ts.Node) =>
  `${file}:${tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1}`;

it('declares the columns of every statement by a shape', () => {
  const calls = outside.flatMap((source) => sends(source).map((call) => ({ source, call })));
  expect(calls.length).toBeGreaterThan(150);
  const wrong = calls.filter(({ source, call }) => {
    const name = call.arguments[0]?.getText(source.tree) ?? '';
    const isDeclared = new RegExp(
      String.raw`const ${name} = (?:shape|shapeOf)\(|import \{[^}]*\b${name}\b[^}]*\} from`,
    ).test(source.text);
    return call.typeArguments !== undefined || !/^[A-Z][A-Z_]*$/.test(name) || !isDeclared;
  });
  expect(wrong.map(({ source, call }) => at(source, call))).toEqual([]);
});

it('casts no rows in a repository', () => {
  const repositories = server.filter(({ file }) => file.endsWith('.repository.ts'));
  const wrong = repositories.flatMap((source) =>
    nodesOf(source.tree, ts.isAsExpression)
      .filter(({ type }) => type.getText(source.tree) !== 'const')
      .map((cast) => at(source, cast)),
  );
  expect(wrong).toEqual([]);
});

it('opens transactions through Transactions alone', () => {
  const wrong = outside.filter(({ text }) =>
    /ambient-pool'|\bdatabase\.(?:transaction|savepoint|afterCommit)\(|\$transaction|prisma\.\$/.test(
      text,
    ),
  );
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

it('asserts the transaction that a repository asks for in words', () => {
  const wrong = server
    .filter(({ file }) => file.endsWith('.repository.ts'))
    .flatMap((source) =>
      nodesOf(source.tree, ts.isMethodDeclaration)
        .filter((method) => /inside a transaction only/i.test(method.getFullText(source.tree)))
        .filter((method) => !/assertOpen\(\)|lockWorkspace\(/.test(method.getText(source.tree)))
        .map((method) => at(source, method)),
    );
  expect(wrong).toEqual([]);
});

const VALUE = String.raw`(?:\?(?:::"?\w+"?)?|null|true|false|'\w*')`;
const TEST = String.raw`\w+ (?:(?:=|<|<=|>|>=|<>) ${VALUE}|is (?:not )?null)`;
const WHERE = `where ${TEST}(?: and ${TEST})*`;
const COLUMN = String.raw`\w+(?: as "?\w+"?)?`;

/** Reads and writes of one table by plain values of its columns. */
const PLAIN = [
  `insert into \\w+ \\([^)]*\\) values \\(${VALUE}(?:, ${VALUE})*\\)(?: on conflict (?:\\(\\w+\\) )?do nothing)?`,
  `delete from \\w+ ${WHERE}`,
  `update \\w+ set \\w+ = ${VALUE}(?:, \\w+ = ${VALUE})* ${WHERE}`,
  `select ${COLUMN}(?:, ${COLUMN})* from \\w+ ${WHERE}(?: limit 1)?`,
].map((form) => new RegExp(`^${form}(?: returning \\w+)?$`));

function plainIn({ tree }: Source): string[] {
  return nodesOf(tree, ts.isTaggedTemplateExpression)
    .filter(({ tag }) => tag.getText(tree) === 'Prisma.sql')
    .map(({ template }) =>
      ts.isNoSubstitutionTemplateLiteral(template)
        ? template.text
        : template.head.text +
          template.templateSpans.map(({ literal }) => `?${literal.text}`).join(''),
    )
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => PLAIN.some((form) => form.test(text)));
}

it('leaves reads and writes by key to Prisma, except those that docs/statements.md names', () => {
  const counted = server
    .map((source) => [source.file, plainIn(source).length] as const)
    .filter(([, count]) => count > 0);
  const named = [...PAGE.matchAll(/^\| `(server\/[^`]+)` +\| (\d+) +\|/gm)].map(
    ([, file, count]) => [file, Number(count)] as const,
  );
  expect(Object.fromEntries(counted)).toEqual(Object.fromEntries(named));
});
