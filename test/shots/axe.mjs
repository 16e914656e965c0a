// Checks a screen with axe-core: the rules of WCAG 2.0 to 2.2, levels A and AA.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** At most this many places of one finding are named; the others are counted. */
const NAMED = 3;
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Findings on the present screen, each with the rule and the elements. */
export async function inspect(page, scene, _size, scheme) {
  // Foreign markup is not checked.
  if (scene.isForeign) return [];
  // Bypasses the policy of the page, because the checker is ours.
  await page.evaluate(source);
  const { violations } = await page.evaluate(
    `axe.run(document, { runOnly: ${JSON.stringify(RULES)} })`,
  );
  return violations.map(({ id, nodes }) => {
    const where = nodes.slice(0, NAMED).map(({ target }) => target.join(' '));
    return `${scheme} ${id} (${nodes.length}): ${where.join(', ')}`;
  });
}
