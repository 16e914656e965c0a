import { scalingOf } from './enlarge-late';
import { type Graph, type Node, settingsOf, type Weights } from './graph';
import { inputsOf, lookAtHalf } from './windows';

/** Maps side by side, all but the last one enlarged, and the steps that look at them. */
interface Joined {
  enlargements: Node[];
  own: string;
  join: Node;
  look: Node;
  norm: Node;
}

/** The detector looks at maps of four sizes that were made equal; what was enlarged can be looked at in half its size. */
export function lookAtSmallMaps(graph: Graph): void {
  for (const join of graph.nodes.filter(({ op }) => op === 'Concat')) {
    const joined = joinedBy(graph, join);
    if (joined) rewrite(graph, joined);
  }
}

function joinedBy(graph: Graph, join: Node): Joined | null {
  const own = join.inputs.at(-1)!;
  const enlargements = join.inputs.slice(0, -1).map((name) => graph.source(name));
  const look = graph.onlyUser(join.outputs[0]);
  const norm = graph.onlyUser(look?.outputs[0]);
  if (!look || norm?.op !== 'BatchNormalization' || !isPlainLook(graph, look)) return null;
  const isEven = (node: Node | undefined): node is Node => !!node && isEnlargement(graph, node);
  return enlargements.every(isEven) ? { enlargements, own, join, look, norm } : null;
}

/** Looks at the eight neighbours of each pixel, too, and adds nothing. */
export function isPlainLook(graph: Graph, node: Node): boolean {
  const isOne = (name: string): boolean => settingsOf(node, name).every((value) => value === 1);
  const isPlain = ['pads', 'strides', 'dilations', 'group'].every(isOne);
  const sides = graph.weights(node.inputs[1])?.dims.slice(2).join();
  return node.op === 'Conv' && node.inputs.length === 2 && isPlain && sides === '3,3';
}

function isEnlargement(graph: Graph, { op, inputs, outputs }: Node): boolean {
  const times = graph.weights(inputs[2])?.data;
  const isEven = times?.length === 4 && times[2] === times[3] && times[2]! % 2 === 0;
  return op === 'Resize' && isEven && graph.onlyUser(outputs[0]) !== undefined;
}

export const isDoubled = (graph: Graph, node: Node): boolean =>
  isEnlargement(graph, node) && graph.weights(node.inputs[2])!.data[2] === 2;

function rewrite(graph: Graph, { enlargements, own, join, look, norm }: Joined): void {
  const kernel = graph.weights(look.inputs[1])!;
  const [scale, bias] = scalingOf(graph, norm, new Float32Array(kernel.dims[0]!));
  scaleRows(kernel, scale);
  const channels = kernel.dims[1]!;
  const border = (channels / join.inputs.length) * enlargements.length;
  join.inputs = enlargements.map((node) => halved(graph, node));
  const [maps, seen] = [join.outputs[0]!, `${join.outputs[0]!}.seen`];
  graph.insertBefore(look, ...lookAtHalf(graph, maps, inputsOf(kernel, 0, border), seen));
  const rest = graph.keep(inputsOf(kernel, border, channels));
  look.inputs = [own, rest, graph.keep({ dims: [bias.length], data: bias })];
  Object.assign(norm, { op: 'Add', inputs: [look.outputs[0]!, seen], rest: [] });
}

/** The map in half the size; one that was only doubled is there already. */
function halved(graph: Graph, node: Node): string {
  const times = graph.weights(node.inputs[2])!;
  if (times.data[2] === 2) {
    graph.drop(node);
    return node.inputs[0]!;
  }
  const data = times.data.map((value, at) => (at < 2 ? value : value / 2));
  node.inputs[2] = graph.keep({ ...times, data });
  return node.outputs[0]!;
}

function scaleRows({ dims, data }: Weights, scale: Float32Array): void {
  const perRow = data.length / dims[0]!;
  for (let at = 0; at < data.length; at++) data[at]! *= scale[Math.floor(at / perRow)]!;
}
