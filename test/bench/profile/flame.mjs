// A flame graph of a V8 profile: each box is a function, as wide as its share of the samples, above its caller.

const WIDTH = 1600;
const ROW = 17;
/** Boxes below this many pixels would be dust. */
const LEAST = 0.8;
const IDLE = ['(idle)', '(garbage collector)', '(program)'];

/**
 * @param {{ nodes: { id: number, callFrame: { functionName: string, url: string, lineNumber: number },
 *   children?: number[] }[], samples: number[] }} profile
 */
export function flameGraph({ nodes, samples }) {
  const byId = new Map(nodes.map((node) => [node.id, { ...node, own: 0, total: 0 }]));
  for (const id of samples) {
    const node = byId.get(id);
    if (node) node.own += 1;
  }
  const [root] = byId.values();
  if (!root) return '<svg xmlns="http://www.w3.org/2000/svg"/>';
  const kept = (node) => node.callFrame.functionName !== '(idle)';
  const sum = (node) => {
    node.kids = (node.children ?? []).map((id) => byId.get(id)).filter(kept);
    node.total = node.own + node.kids.reduce((all, kid) => all + sum(kid), 0);
    return node.total;
  };
  sum(root);
  const boxes = [];
  let deepest = 0;
  const place = (node, x, depth) => {
    const width = (node.total / root.total) * WIDTH;
    if (width < LEAST) return;
    deepest = Math.max(deepest, depth);
    boxes.push(box(node, { x, width, depth, share: node.total / root.total }));
    let at = x;
    for (const kid of [...node.kids].sort((a, b) => b.total - a.total)) {
      place(kid, at, depth + 1);
      at += (kid.total / root.total) * WIDTH;
    }
  };
  place(root, 0, 0);
  const height = (deepest + 1) * ROW;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" font-family="monospace" font-size="11">
${boxes.join('\n')}
</svg>
`;
}

function box({ callFrame }, { x, width, depth, share }) {
  const { functionName, url, lineNumber } = callFrame;
  const name = functionName || '(anonymous)';
  const file = url.replace(/^.*\/(dist|node_modules)\//, '$1/');
  const told = `${name} ${file}:${lineNumber + 1}, ${(share * 100).toFixed(1)} %`;
  const isOurs = file.startsWith('dist/');
  const color = IDLE.includes(name) ? '#bbb' : isOurs ? '#7aa7f0' : '#f0b37a';
  const fits = Math.floor(width / 6.7);
  const label = fits > 3 ? escaped(name.slice(0, fits)) : '';
  const y = depth * ROW;
  return `<g><title>${escaped(told)}</title><rect x="${x.toFixed(1)}" y="${y}" width="${width.toFixed(1)}" height="${ROW - 1}" fill="${color}"/><text x="${(x + 3).toFixed(1)}" y="${y + 12}">${label}</text></g>`;
}

const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The functions with the most time of their own: `[share, name and place]`. */
export function hottest({ nodes, samples }, count = 40) {
  const nameOf = new Map(
    nodes.map(({ id, callFrame: { functionName, url, lineNumber } }) => [
      id,
      `${functionName || '(anonymous)'} ${url.replace(/^.*\/(dist|node_modules)\//, '$1/')}:${lineNumber + 1}`,
    ]),
  );
  const own = new Map();
  let all = 0;
  for (const id of samples) {
    const name = nameOf.get(id) ?? '';
    if (name.startsWith('(idle)')) continue;
    all += 1;
    own.set(name, (own.get(name) ?? 0) + 1);
  }
  return [...own]
    .sort(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([name, samplesOf]) => [samplesOf / all, name]);
}
