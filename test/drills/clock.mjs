// A simulated year with a leap day, month ends, four time zones and a clock that is set back: are months, days, plans,
// invoices and the trash what the calendar says?
//   npm run drill -- clock [--short]
import { ROOT } from '../../scripts/lib/run.mjs';
import { runApiSpec } from './isolation-spec.mjs';

const LONG = { CLOCK_DAYS: '370' };
/** Each day has several requests, on any machine. */
const PATIENCE_MS = 3_600_000;

/** It starts the application from its sources. */
export const needsBuild = false;

/** @param {string[]} options */
export async function drill(options) {
  const more = options.includes('--short') ? {} : LONG;
  const run = { specs: ['year'], figuresIn: 'CLOCK_FIGURES', more, patienceMs: PATIENCE_MS };
  const { failed, figures, said } = await runApiSpec(ROOT, run);
  if (!figures) return [`no day was lived through:\n${said}`];
  const { differences, ...counts } = figures;
  const shown = Object.entries(counts).map(([name, value]) => `${name} ${value}`);
  console.log(`${shown.join(', ')}, differences ${differences.length}`);
  if (differences.length > 0) return differences.slice(0, 20);
  return failed > 0 ? [`tests that failed: ${failed}\n${said}`] : [];
}
