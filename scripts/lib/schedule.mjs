// Decides which stage of the checks runs when.

/** Most stages use one core. */
const AT_ONCE = 2;

/**
 * @typedef {object} Turn
 * @property {string} name
 * @property {string[]} [after] Stages that must have ended.
 * @property {boolean} [isAlone] It begins when nothing else runs, and nothing begins before it has ended.
 * @property {boolean} [isLight] It waits most of its time, so it runs as a third beside two others.
 */

/**
 * Runs all stages, and returns their results in order. Whenever one ends, the first of those that may begin follows.
 * @template {Turn} Stage
 * @template Result
 * @param {readonly Stage[]} stages
 * @param {(stage: Stage) => Promise<Result>} run
 * @returns {Promise<Result[]>}
 */
export async function runStages(stages, run) {
  const waiting = [...stages];
  /** @type {Map<Stage, Promise<void>>} */
  const running = new Map();
  /** @type {Map<Stage, Result>} */
  const results = new Map();
  const next = () => {
    for (const stage of waiting) {
      if (isFree(stage, [...running.keys()]) && isReady(stage, [...waiting, ...running.keys()]))
        return stage;
      // Those behind it wait, or its turn would never come.
      if (stage.isAlone) return undefined;
    }
    return undefined;
  };
  while (waiting.length + running.size > 0) {
    for (let stage = next(); stage; stage = next()) {
      const begun = stage;
      waiting.splice(waiting.indexOf(begun), 1);
      const ended = run(begun).then((result) => {
        results.set(begun, result);
        running.delete(begun);
      });
      running.set(begun, ended);
    }
    await Promise.race(running.values());
  }
  return stages.map((stage) => /** @type {Result} */ (results.get(stage)));
}

/**
 * @param {Turn} stage
 * @param {readonly Turn[]} running
 */
function isFree({ isAlone, isLight }, running) {
  if (running.some((it) => it.isAlone)) return false;
  if (isAlone) return running.length === 0;
  return isLight || running.filter((it) => !it.isLight).length < AT_ONCE;
}

/**
 * @param {Turn} stage
 * @param {readonly Turn[]} unfinished
 */
function isReady({ after = [] }, unfinished) {
  return !unfinished.some(({ name }) => after.includes(name));
}
