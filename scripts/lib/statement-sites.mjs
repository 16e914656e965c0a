// Lists the places that send hand-written SQL, from the syntax trees of the server.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from './run.mjs';

const SENDS = ['query', 'cells'];
const GENERATED = 'server/infra/database/generated';

/** Every call of `Database.query` and `Database.cells`, as `file:line`. */
export function statementSites() {
  return sources('server').flatMap(sitesIn);
}

/** @param {string} folder */
function sources(folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (path === GENERATED) return [];
    if (entry.isDirectory()) return sources(path);
    return path.endsWith('.ts') && !path.endsWith('.spec.ts') ? [path] : [];
  });
}

/** @param {string} path */
function sitesIn(path) {
  const text = readFileSync(join(ROOT, path), 'utf8');
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
  /** @type {string[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { name, expression } = node.expression;
      const owner = expression.getText(file);
      const isOwn = path === 'server/infra/database/database.ts' && owner === 'this';
      if (SENDS.includes(name.text) && (isOwn || owner === 'this.database'))
        found.push(`${path}:${file.getLineAndCharacterOfPosition(name.getStart(file)).line + 1}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
