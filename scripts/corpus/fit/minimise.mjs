const MEMORY = 8;
const SHRINK = 0.5;
const ENOUGH_DECREASE = 1e-4;

const dot = (a, b) => {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i] * b[i];
  return sum;
};

/** L-BFGS: the place where a smooth function is least. `evaluate(x)` gives `{ value, gradient }`. */
export function minimise(evaluate, start, { steps = 100, tolerance = 1e-5 } = {}) {
  let x = start;
  let { value, gradient } = evaluate(x);
  const past = [];
  for (let step = 0; step < steps; step++) {
    const direction = directionOf(gradient, past);
    const slope = dot(direction, gradient);
    if (slope > -1e-12) break;
    const next = searched(evaluate, { x, value, direction, slope, isFirst: step === 0 });
    if (!next) break;
    const s = next.x.map((each, i) => each - x[i]);
    const y = next.gradient.map((each, i) => each - gradient[i]);
    const sy = dot(s, y);
    if (sy > 1e-12) past.push({ s, y, rho: 1 / sy });
    if (past.length > MEMORY) past.shift();
    const gain = value - next.value;
    ({ x, value, gradient } = next);
    if (gain < tolerance * Math.max(1, Math.abs(value)) * 0.1) break;
  }
  return x;
}

function directionOf(gradient, past) {
  const q = Float64Array.from(gradient, (each) => -each);
  const alphas = [];
  for (let i = past.length - 1; i >= 0; i--) {
    const { s, y, rho } = past[i];
    const alpha = rho * dot(s, q);
    alphas[i] = alpha;
    for (let j = 0; j < q.length; j++) q[j] -= alpha * y[j];
  }
  const last = past.at(-1);
  if (last) {
    const scale = 1 / (last.rho * dot(last.y, last.y));
    for (let j = 0; j < q.length; j++) q[j] *= scale;
  }
  past.forEach(({ s, y, rho }, i) => {
    const beta = rho * dot(y, q);
    for (let j = 0; j < q.length; j++) q[j] += s[j] * (alphas[i] - beta);
  });
  return q;
}

function searched(evaluate, { x, value, direction, slope, isFirst }) {
  let length = isFirst ? 1 / Math.max(1, Math.sqrt(dot(direction, direction))) : 1;
  for (let tries = 0; tries < 25; tries++, length *= SHRINK) {
    const there = x.map((each, i) => each + length * direction[i]);
    const found = evaluate(there);
    if (found.value <= value + ENOUGH_DECREASE * length * slope) return { x: there, ...found };
  }
  return null;
}
