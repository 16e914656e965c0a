// Nothing of another workspace can be read, changed or noticed, by any actor on any object.
import { ROOT } from '../../scripts/lib/run.mjs';
import { runApiSpec } from './isolation-spec.mjs';

/** It starts the application from its sources. */
export const needsBuild = false;

export async function drill() {
  const { failed, figures, said } = await runApiSpec(ROOT, { figuresIn: 'MATRIX_FIGURES' });
  if (!figures) return [`the matrix was not asked:\n${said}`];
  const { routes, rows, cells, wrong } = figures;
  console.log(
    `${routes} routes in ${rows} rows, 12 actors, 8 objects: cells ${cells}, wrong ${wrong.length}`,
  );
  return failed > wrong.length ? [...wrong, `tests that failed: ${failed}\n${said}`] : wrong;
}
