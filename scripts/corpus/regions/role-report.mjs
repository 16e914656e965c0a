import { drawnReading, foldsOf } from '../fit/samples.mjs';
import { trueRole } from './true-roles.mjs';

const FOLDS = 5;
const ROUNDED = 3;

/** How many lines of drawn pages got the role that they were drawn with: all, by fold of layouts, and what was taken for what. */
export function printRoles(truths, { pageFacts, regionRoles }) {
  const drawn = truths.filter(({ seen }) => seen);
  const folds = foldsOf(
    drawn.map(({ app }) => ({ group: app })),
    FOLDS,
  );
  const lines = drawn.flatMap((truth, i) => judgedLines(truth, folds[i], pageFacts, regionRoles));
  console.log(`lines of ${drawn.length} drawn pages             ${lines.length}`);
  console.log(`role right                         ${shareRight(lines)}`);
  const each = Array.from({ length: FOLDS }, (_, fold) =>
    shareRight(lines.filter((line) => line.fold === fold)),
  );
  console.log(`role right, by fold of layouts     ${each.join(' ')}`);
  printConfusion(lines);
}

function judgedLines(truth, fold, pageFacts, regionRoles) {
  const { ocr, kept } = drawnReading(truth);
  const roles = regionRoles(pageFacts(ocr));
  return kept.map((line, i) => ({ want: trueRole(line, truth.regions), got: roles[i], fold }));
}

function shareRight(lines) {
  const right = lines.filter(({ want, got }) => want === got).length;
  return (right / (lines.length || 1)).toFixed(ROUNDED);
}

/** Of each role: how many lines, how many of them were found, how many that were called so are, and the commonest errors. */
function printConfusion(lines) {
  console.log('\nrole       lines  found  right  taken for');
  for (const role of [...new Set(lines.map(({ want }) => want))].sort()) {
    const own = lines.filter(({ want }) => want === role);
    const called = lines.filter(({ got }) => got === role);
    const wrong = countBy(own.filter(({ got }) => got !== role));
    const cells = [
      role.padEnd(10),
      String(own.length).padStart(5),
      shareRight(own).padStart(6),
      called.length === 0 ? '     -' : shareRight(called).padStart(6),
      ` ${wrong.map(([name, count]) => `${name} ${count}`).join(', ')}`,
    ];
    console.log(cells.join(' '));
  }
}

function countBy(lines) {
  const counts = new Map();
  for (const { got } of lines) counts.set(got, (counts.get(got) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]).slice(0, 4);
}
