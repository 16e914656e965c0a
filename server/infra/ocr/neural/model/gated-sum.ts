import { type Graph, newNumber, newNumbers, type Node, settingsOf, type Weights } from './graph';
import { isDoubled, isPlainLook } from './small-maps';
import { lookAtHalf, newNode } from './windows';

/** A convolution over the sum of two maps: one is an enlarged one, the other one many channels made of few. */
interface GatedSum {
  /** Makes many channels of few, pixel by pixel. */
  spread: Node;
  mean: Node;
  /** Scales each channel by a number that comes from its mean. */
  gated: Node;
  enlargement: Node;
  sum: Node;
  look: Node;
}

/**
 * The detector's largest map has 96 channels, which are sums of twelve and are added to an enlarged map. A convolution of
 * the sum is the sum of two: one over the twelve channels, whose weights are known once the gates are, and one over the map
 * before it is enlarged. So no large map of 96 channels is made.
 */
export function lookAtFewChannels(graph: Graph): void {
  for (const look of graph.nodes.filter((node) => isPlainLook(graph, node))) {
    const gatedSum = gatedSumOf(graph, look);
    if (gatedSum) rewrite(graph, gatedSum);
  }
}

function gatedSumOf(graph: Graph, look: Node): GatedSum | null {
  const sum = graph.source(look.inputs[0]!);
  if (sum?.op !== 'Add' || graph.onlyUser(sum.outputs[0]) !== look) return null;
  const [gated, enlargement] = sum.inputs.map((name) => graph.source(name));
  if (gated?.op !== 'Mul' || graph.onlyUser(gated.outputs[0]) !== sum) return null;
  const spread = graph.source(gated.inputs[0]!);
  if (!spread || !isPlainSpread(graph, spread) || !enlargement) return null;
  const [mean, ...others] = graph.users(spread.outputs[0]!).filter((node) => node !== gated);
  const isGate = mean?.op === 'GlobalAveragePool' && leadsTo(graph, mean, gated);
  if (!isGate || others.length > 0 || !isDoubled(graph, enlargement)) return null;
  return { spread, mean, gated, enlargement, sum, look };
}

/** Mixes the channels of each pixel, and adds nothing. */
function isPlainSpread(graph: Graph, node: Node): boolean {
  const isOne = (name: string): boolean => settingsOf(node, name).every((value) => value === 1);
  const sides = graph.weights(node.inputs[1])?.dims.slice(2).join();
  const isPlain = ['strides', 'group'].every(isOne) && node.inputs.length === 2;
  const isInside = settingsOf(node, 'pads').every((pad) => pad === 0);
  return node.op === 'Conv' && sides === '1,1' && isPlain && isInside;
}

/** In steps of which each alone goes on with the result of the one before. */
function leadsTo(graph: Graph, first: Node, last: Node): boolean {
  let node: Node | undefined = first;
  while (node && node !== last) node = graph.onlyUser(node.outputs[0]);
  return node === last;
}

function rewrite(graph: Graph, { spread, mean, gated, enlargement, sum, look }: GatedSum): void {
  const kernel = graph.weights(look.inputs[1])!;
  const [few, small, gate] = [spread.inputs[0]!, enlargement.inputs[0]!, gated.inputs[1]!];
  const [seen, smallSeen] = [`${look.outputs[0]}.few`, `${look.outputs[0]}.small`];
  graph.insertBefore(
    look,
    ...gatedWeights(graph, { spread, kernel, gate, output: `${seen}.weights` }),
    newNode('Conv', [few, `${seen}.weights`], seen, [
      newNumbers('kernel_shape', [3, 3]),
      newNumbers('pads', [1, 1, 1, 1]),
    ]),
    ...lookAtHalf(graph, small, kernel, smallSeen),
  );
  Object.assign(look, { op: 'Add', inputs: [seen, smallSeen], rest: [] });
  meanOfFew(graph, spread, mean);
  graph.drop(sum, gated, enlargement);
}

/** The mean of sums is the sum of means. */
function meanOfFew(graph: Graph, spread: Node, mean: Node): void {
  const [few, weights] = spread.inputs as [string, string];
  const [many] = mean.outputs as [string];
  graph.insertBefore(
    mean,
    newNode('GlobalAveragePool', [few], `${many}.few`),
    newNode('Conv', [`${many}.few`, weights], many),
  );
  graph.drop(spread, mean);
}

/**
 * The weights of both convolutions as those of one, with the gates between them. Every input of the first one is a picture
 * of a single pixel here, for which the second one is asked at its nine places.
 */
function gatedWeights(
  graph: Graph,
  { spread, kernel, gate, output }: { spread: Node; kernel: Weights; gate: string; output: string },
): Node[] {
  const byInput = graph.keep(turned(graph.weights(spread.inputs[1])!));
  const byPlace = graph.keep(placesFirst(kernel));
  return [
    newNode('Mul', [byInput, gate], `${output}.gated`),
    newNode('Conv', [`${output}.gated`, byPlace], `${output}.rows`),
    newNode('DepthToSpace', [`${output}.rows`], `${output}.squares`, [newNumber('blocksize', 3)]),
    newNode('Transpose', [`${output}.squares`], output, [newNumbers('perm', [1, 0, 2, 3])]),
  ];
}

/** From weights by output and input to those by input and output. */
function turned({ dims, data }: Weights): Weights {
  const [outputs, inputs] = dims as [number, number];
  const part = data.map((_, at) => data[(at % outputs) * inputs + Math.floor(at / outputs)]!);
  return { dims: [inputs, outputs, 1, 1], data: part };
}

/** From weights by output, input and place to those by place, output and input. */
function placesFirst({ dims, data }: Weights): Weights {
  const [outputs, inputs] = dims as [number, number];
  const part = new Float32Array(data.length);
  for (let row = 0, from = 0; row < outputs * inputs; row++)
    for (let place = 0; place < 9; place++, from++)
      part[place * outputs * inputs + row] = data[from]!;
  return { dims: [9 * outputs, inputs, 1, 1], data: part };
}
