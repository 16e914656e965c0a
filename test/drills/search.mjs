// The operators of the search: random queries against a plain model of what they should find.
//   npm run drill -- search [--short --scan]
// --scan: fewer queries over 100,000 made-up screenshots, against SQL that reads every row.
import { ROOT } from '../../scripts/lib/run.mjs';
import { runApiSpec } from './isolation-spec.mjs';
import { scanDrill } from './search-scan.mjs';

const SCANNED = { rows: 100_000, queries: 150 };

const LONG = { SEARCH_SHOTS: '200', SEARCH_QUERIES: '5000' };
const SHORT = { SEARCH_SHOTS: '60', SEARCH_QUERIES: '400' };
/** The queries are asked one after the other, on any machine. */
const PATIENCE_MS = 3_600_000;

/** @param {string[]} options */
export async function drill(options) {
  if (options.includes('--scan')) return scanDrill(SCANNED.rows, SCANNED.queries);
  const more = options.includes('--short') ? SHORT : LONG;
  const run = { specs: ['search-operators'], figuresIn: 'SEARCH_FIGURES', more };
  const { failed, figures, said } = await runApiSpec(ROOT, { ...run, patienceMs: PATIENCE_MS });
  if (!figures) return [`no query was asked:\n${said}`];
  const { shots, queries, found, differences } = figures;
  console.log(`screenshots ${shots}, queries with results ${found}`);
  console.log(`queries ${queries}, differences ${differences.length}`);
  if (differences.length > 0) return differences;
  return failed > 0 ? [`tests that failed: ${failed}\n${said}`] : [];
}
