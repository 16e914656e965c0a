// Reads the answer of `npm audit --json`.

/**
 * The known weaknesses, worst first, a line each; null when the registry answers no such questions.
 * @param {string} answer
 * @returns {string[] | null}
 */
export function weaknessesIn(answer) {
  const { vulnerabilities } = parsed(answer);
  if (!vulnerabilities) return null;
  return Object.values(vulnerabilities)
    .sort((a, b) => rank(b) - rank(a))
    .map(({ name, severity, range, via }) => `${name} ${range}: ${severity}, ${titleOf(via)}`);
}

const SEVERITIES = ['info', 'low', 'moderate', 'high', 'critical'];

/** @param {{ severity: string }} weakness */
const rank = ({ severity }) => SEVERITIES.indexOf(severity);

/** @param {(string | { title: string })[]} via the weakness itself, or the package that brings it */
const titleOf = (via) =>
  via.map((each) => (typeof each === 'string' ? `by way of ${each}` : each.title)).join('; ');

/** @param {string} answer */
function parsed(answer) {
  try {
    return JSON.parse(answer);
  } catch {
    return {};
  }
}
