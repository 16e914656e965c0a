// What axe-core finds on a screen: the rules of WCAG 2.0 to 2.2, levels A and AA.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** So many places of one finding are named; the rest is counted. */
const NAMED = 3;
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Findings on what is shown now, each with the rule and the elements. */
export async function inspect(page, scene, _size, scheme) {
  // Not our own markup.
  if (scene.isForeign) return [];
  // Past the policy of the page: the checker is ours, not the page's.
  await page.evaluate(source);
  const { violations } = await page.evaluate(
    `axe.run(document, { runOnly: ${JSON.stringify(RULES)} })`,
  );
  return violations.map(({ id, nodes }) => {
    const where = nodes.slice(0, NAMED).map(({ target }) => target.join(' '));
    return `${scheme} ${id} (${nodes.length}): ${where.join(', ')}`;
  });
}
