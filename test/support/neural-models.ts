import { findModels } from '../../server/infra/ocr/neural/neural-models';

/** Runs where the optional packages of the second text engine are; their absence is a fault in CI, unless it is asked for. */
export const describeWithModels = areModelsThere() ? describe : describe.skip;

function areModelsThere(): boolean {
  try {
    return findModels().dictionary.length > 0;
  } catch {
    return process.env.CI !== undefined && !process.env.WITHOUT_OPTIONAL;
  }
}
