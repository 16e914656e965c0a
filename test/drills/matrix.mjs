// R1: nothing of another workspace can be read, changed or noticed, whoever asks and for whatever.
import { ROOT } from '../../scripts/lib/run.mjs';
import { runIsolationSpec } from './isolation-spec.mjs';

/** It starts the application out of its sources. */
export const needsBuild = false;

export async function drill() {
  const { failed, figures, said } = await runIsolationSpec(ROOT, { isWhole: true });
  if (!figures) return [`the matrix was not asked:\n${said}`];
  const { routes, rows, cells, wrong } = figures;
  console.log(
    `${routes} routes in ${rows} rows, 12 actors, 8 objects: cells ${cells}, wrong ${wrong.length}`,
  );
  return failed > wrong.length ? [...wrong, `tests that failed: ${failed}\n${said}`] : wrong;
}
