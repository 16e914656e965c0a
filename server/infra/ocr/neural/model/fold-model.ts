import { enlargeLate } from './enlarge-late';
import { lookAtFewChannels } from './gated-sum';
import { lookAtSmallMaps } from './small-maps';
import { Graph, newSetting, type Node, settingOf, settingsOf, type Weights } from './graph';

/**
 * The same network in fewer steps. Every convolution of these models is followed by eight small steps (a scale and a
 * shift, a bend in four steps, a scale and a shift), each of which goes through all pixels once more and breaks the
 * order in which convolutions keep them. The weights can hold most of them; the runtime knows the bend in two steps.
 */
export function foldModel(file: Uint8Array): Uint8Array {
  const graph = new Graph(file);
  scaleBefore(graph);
  bend(graph);
  scaleAfter(graph);
  gate(graph);
  enlargeLate(graph);
  lookAtSmallMaps(graph);
  lookAtFewChannels(graph);
  return graph.toBytes();
}

/** A step with one number: `input * value` or `input + value`. */
interface WithNumber {
  node: Node;
  input: string;
  value: number;
}

function withNumber(graph: Graph, op: string, node: Node | undefined): WithNumber | null {
  if (node?.op !== op) return null;
  for (const [at, name] of node.inputs.entries()) {
    const data = graph.weights(name)?.data;
    if (data?.length === 1) return { node, input: node.inputs[1 - at]!, value: data[0]! };
  }
  return null;
}

/** `input * scale + shift`, where nothing else looks at the product. */
interface Scaling {
  input: string;
  output: string;
  scale: number;
  shift: number;
  nodes: [Node, Node];
}

function scalingAfter(graph: Graph, { outputs: [name] }: Node): Scaling | null {
  const product = withNumber(graph, 'Mul', graph.onlyUser(name));
  const sum = product && withNumber(graph, 'Add', graph.onlyUser(product.node.outputs[0]));
  if (!sum) return null;
  return {
    input: product.input,
    output: sum.node.outputs[0]!,
    scale: product.value,
    shift: sum.value,
    nodes: [product.node, sum.node],
  };
}

const convolutionsOf = (graph: Graph): Node[] => graph.nodes.filter(({ op }) => op === 'Conv');

/** Weights and the number that is added to every channel. */
function weightsOf(graph: Graph, { inputs }: Node): { kernel: Weights; bias: Float32Array } | null {
  const kernel = graph.weights(inputs[1]);
  const bias = inputs[2] === undefined ? null : graph.weights(inputs[2]);
  if (!kernel || (inputs[2] !== undefined && !bias)) return null;
  return { kernel, bias: bias?.data ?? new Float32Array(kernel.dims[0]!) };
}

function setWeights(graph: Graph, node: Node, kernel: Weights, bias: Float32Array): void {
  const dims = [bias.length];
  node.inputs = [node.inputs[0]!, graph.keep(kernel), graph.keep({ dims, data: bias })];
}

/** In place, and without a function for each of the millions of numbers: a process waits for it at its start. */
function scaleUp({ data }: Weights, scale: number): void {
  for (let at = 0; at < data.length; at++) data[at]! *= scale;
}

/** A scale and a shift behind a convolution become part of its weights. */
function scaleBefore(graph: Graph): void {
  for (const node of convolutionsOf(graph)) {
    const scaling = scalingAfter(graph, node);
    const weights = scaling && weightsOf(graph, node);
    if (!weights) continue;
    const { scale, shift, output, nodes } = scaling;
    scaleUp(weights.kernel, scale);
    const bias = weights.bias.map((value) => value * scale + shift);
    setWeights(graph, node, weights.kernel, bias);
    node.outputs = [output];
    graph.drop(...nodes);
  }
}

/** `x * clip(x + 3, 0, 6) / 6`, the hard swish, as `x * hardSigmoid(x)`, which the runtime joins to the convolution. */
function bend(graph: Graph): void {
  for (const node of graph.nodes) {
    const sum = withNumber(graph, 'Add', node);
    const clip = sum?.value === 3 ? graph.onlyUser(node.outputs[0]) : undefined;
    const product = clip && isFromZeroToSix(graph, clip) && graph.onlyUser(clip.outputs[0]);
    const share = product && withNumber(graph, 'Div', graph.onlyUser(product.outputs[0]));
    if (!share || share.value !== 6 || !product.inputs.includes(sum!.input)) continue;
    const settings = [newSetting('alpha', 1 / 6), newSetting('beta', 0.5)];
    Object.assign(node, { op: 'HardSigmoid', inputs: [sum!.input], rest: settings });
    product.inputs = [sum!.input, node.outputs[0]!];
    product.outputs = share.node.outputs;
    graph.drop(clip, share.node);
  }
}

/** The limits are settings in older files and inputs in newer ones. */
function isFromZeroToSix(graph: Graph, clip: Node): boolean {
  const limit = (name: string, at: number) =>
    settingOf(clip, name) ?? graph.weights(clip.inputs[at])?.data[0];
  return clip.op === 'Clip' && limit('min', 1) === 0 && limit('max', 2) === 6;
}

/** A scale and a shift before convolutions of single pixels become part of their weights, before others one step. */
function scaleAfter(graph: Graph): void {
  for (const node of graph.nodes.filter(({ op }) => op === 'Mul')) {
    const scaling = scalingAfter(graph, node);
    if (!scaling) continue;
    const users = graph.users(scaling.output);
    if (users.length > 0 && users.every((user) => isOfSinglePixels(graph, user))) {
      for (const user of users) scaleInput(graph, user, scaling);
      graph.drop(...scaling.nodes);
    } else scaleInOneStep(graph, scaling);
  }
}

/** Others add zeros around the picture, which a shift would have to leave alone. */
function isOfSinglePixels(graph: Graph, node: Node): boolean {
  if (node.op !== 'Conv' || !graph.has(node.inputs.slice(1))) return false;
  const isPlain = settingsOf(node, 'pads').every((pad) => pad === 0);
  return isPlain && settingsOf(node, 'kernel_shape').every((side) => side === 1) && !isSplit(node);
}

const isSplit = (node: Node): boolean => (settingsOf(node, 'group')[0] ?? 1) !== 1;

function scaleInput(graph: Graph, node: Node, { input, scale, shift }: Scaling): void {
  const { kernel, bias } = weightsOf(graph, node)!;
  const perOutput = kernel.data.length / bias.length;
  for (let row = 0, at = 0; row < bias.length; row++) {
    let sum = 0;
    for (const end = at + perOutput; at < end; at++) sum += kernel.data[at]!;
    bias[row]! += sum * shift;
  }
  scaleUp(kernel, scale);
  setWeights(graph, node, kernel, bias);
  node.inputs[0] = input;
}

/** A normalisation that normalises nothing: the runtime takes it for a convolution. */
function scaleInOneStep(
  graph: Graph,
  { input, scale, shift, nodes: [first, last] }: Scaling,
): void {
  const channels = channelsOf(graph, input);
  if (!channels) return;
  const row = (value: number): string =>
    graph.keep({ dims: [channels], data: new Float32Array(channels).fill(value) });
  last.op = 'BatchNormalization';
  last.inputs = [input, row(scale), row(shift), row(0), row(1)];
  last.rest = [newSetting('epsilon', 0)];
  graph.drop(first);
}

/** Those of the convolution that a value comes from. */
function channelsOf(graph: Graph, name: string): number | null {
  const node = graph.nodes.find(({ outputs }) => outputs[0] === name);
  if (node?.op === 'Conv') return graph.weights(node.inputs[1])?.dims[0] ?? null;
  const isBend = node?.op === 'Mul' || node?.op === 'HardSigmoid';
  return isBend ? channelsOf(graph, node.inputs[0]!) : null;
}

/** `x + x * share` as `x * (1 + share)`: there is one share for a channel, and a value for each pixel. */
function gate(graph: Graph): void {
  for (const product of graph.nodes.filter(({ op }) => op === 'Mul')) {
    const sum = graph.onlyUser(product.outputs[0]);
    const share = product.inputs.find((name) => isShare(graph, name));
    const value = product.inputs.find((name) => name !== share);
    if (sum?.op !== 'Add' || !share || !value || !sum.inputs.includes(value)) continue;
    const one = graph.keep({ dims: [1], data: Float32Array.of(1) });
    Object.assign(product, { op: 'Add', inputs: [share, one] });
    Object.assign(sum, { op: 'Mul', inputs: [value, product.outputs[0]!] });
  }
}

const isShare = (graph: Graph, name: string): boolean =>
  graph.nodes.some(({ op, outputs }) => op === 'HardSigmoid' && outputs[0] === name);
