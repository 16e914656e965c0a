// Six people do random things with changing roles, plans and teams. Does a model of the rules predict every
// answer, every list and every count?
//   npm run drill -- walk [--short] [--seed=number]
import { ROOT } from '../../scripts/lib/run.mjs';
import { runApiSpec } from './isolation-spec.mjs';

const LONG = { WALK_STEPS: '20000', WALK_AUDIT_EVERY: '400' };
const SHORT = { WALK_STEPS: '1000' };
/** The steps are taken one after the other, on any machine. */
const PATIENCE_MS = 3_600_000;

/** It starts the application from its sources. */
export const needsBuild = false;

/** @param {string[]} options */
export async function drill(options) {
  const seed = options.find((option) => option.startsWith('--seed='))?.slice('--seed='.length);
  const more = {
    ...(options.includes('--short') ? SHORT : LONG),
    ...(seed ? { WALK_SEED: seed } : {}),
  };
  const run = { specs: ['walk'], figuresIn: 'WALK_FIGURES', more, patienceMs: PATIENCE_MS };
  const { failed, figures, said } = await runApiSpec(ROOT, run);
  if (!figures) return [`no step was taken:\n${said}`];
  const { steps, shots, gone, spaces, differences } = figures;
  console.log(`screenshots at the end ${shots}, deleted for good ${gone}, spaces ${spaces}`);
  console.log(`steps ${steps}, differences ${differences.length}`);
  if (differences.length > 0) return differences;
  return failed > 0 ? [`tests that failed: ${failed}\n${said}`] : [];
}
