import { type Graph, newNumber, type Node, settingOf, settingsOf, type Weights } from './graph';

/** The steps by which the detector enlarges its map, twice by two. */
interface Tail {
  first: Node;
  shift: Node;
  norm: Node;
  bend: Node;
  second: Node;
  last: Node;
}

/** Of one enlargement, and of both. */
const [TWO, FOUR] = [2, 4];
const EPSILON = 1e-5;

/**
 * Every pixel of the detector's last small map becomes four, and each of these four more, out of itself alone. So
 * convolutions of single pixels make all sixteen as channels of the small map, and the last step puts them side by side.
 */
export function enlargeLate(graph: Graph): void {
  for (const first of graph.nodes) {
    const tail = tailFrom(graph, first);
    if (tail) rewrite(graph, tail);
  }
}

function tailFrom(graph: Graph, first: Node): Tail | null {
  const after = (node: Node | undefined, op: string): Node | undefined => {
    const next = graph.onlyUser(node?.outputs[0]);
    return next?.op === op ? next : undefined;
  };
  const shift = isDoubling(first) ? after(first, 'Add') : undefined;
  const norm = after(shift, 'BatchNormalization');
  const bend = after(norm, 'Relu');
  const second = after(bend, 'ConvTranspose');
  const last = after(second, 'Add');
  if (!shift || !norm || !bend || !second || !last || !isDoubling(second)) return null;
  const isMap = graph.weights(second.inputs[1])?.dims[1] === 1;
  return isMap ? { first, shift, norm, bend, second, last } : null;
}

/** Makes four pixels of each, in which no other one has a part. */
function isDoubling(node: Node): boolean {
  if (node.op !== 'ConvTranspose' || (settingsOf(node, 'group')[0] ?? 1) !== 1) return false;
  const isTwo = (name: string): boolean => settingsOf(node, name).join() === `${TWO},${TWO}`;
  return isTwo('kernel_shape') && isTwo('strides') && settingsOf(node, 'pads').every((pad) => !pad);
}

function rewrite(graph: Graph, { first, shift, norm, bend, second, last }: Tail): void {
  const numbers = (name: string | undefined): Weights => graph.weights(name)!;
  const [kernel, map] = [numbers(first.inputs[1]), numbers(second.inputs[1])];
  const [scale, bias] = scalingOf(graph, norm, numbers(shift.inputs[1]).data);
  convolve(graph, first, fourfold(kernel, scale), repeated(bias, FOUR));
  bend.inputs = [first.outputs[0]!];
  const shade = repeated(numbers(last.inputs[1]).data, FOUR * FOUR);
  convolve(graph, second, sixteenfold(map), shade);
  last.op = 'DepthToSpace';
  last.inputs = [second.outputs[0]!];
  last.rest = [newNumber('blocksize', FOUR)];
  graph.drop(shift, norm);
}

function convolve(graph: Graph, node: Node, kernel: Weights, data: Float32Array): void {
  node.op = 'Conv';
  node.inputs = [node.inputs[0]!, graph.keep(kernel), graph.keep({ dims: [data.length], data })];
  node.rest = [];
}

const repeated = (row: Float32Array, times: number): Float32Array =>
  Float32Array.from({ length: row.length * times }, (_, at) => row[at % row.length]!);

/** The normalisation of what has been shifted, as a scale and a shift for each channel. */
export function scalingOf(
  graph: Graph,
  norm: Node,
  shifts: Float32Array,
): [Float32Array, Float32Array] {
  const [gain, base, mean, spread] = norm.inputs
    .slice(1)
    .map((name) => graph.weights(name)!.data) as [Float32Array, ...Float32Array[]];
  const epsilon = settingOf(norm, 'epsilon') ?? EPSILON;
  const scale = gain.map((value, i) => value / Math.sqrt(spread![i]! + epsilon));
  return [scale, scale.map((value, i) => (shifts[i]! - mean![i]!) * value + base![i]!)];
}

/** From weights by input, output and place to those by place, output and input. */
function fourfold({ dims, data }: Weights, scale: Float32Array): Weights {
  const [inputs, outputs] = [dims[0]!, dims[1]!];
  const kernel = new Float32Array(data.length);
  for (let input = 0, from = 0; input < inputs; input++)
    for (let output = 0; output < outputs; output++)
      for (let place = 0; place < FOUR; place++, from++)
        kernel[(place * outputs + output) * inputs + input] = data[from]! * scale[output]!;
  return { dims: [FOUR * outputs, inputs, 1, 1], data: kernel };
}

/** Each of the first four places makes four of the sixteen; row by row of all sixteen, as the last step takes them. */
function sixteenfold({ dims, data }: Weights): Weights {
  const inputs = dims[0]!;
  const kernel = new Float32Array(FOUR ** 3 * inputs);
  for (let place = 0; place < FOUR; place++)
    for (let within = 0; within < FOUR; within++) {
      const y = TWO * (place >> 1) + (within >> 1);
      const x = TWO * (place & 1) + (within & 1);
      for (let input = 0; input < inputs; input++)
        kernel[((y * FOUR + x) * FOUR + place) * inputs + input] = data[input * FOUR + within]!;
    }
  return { dims: [FOUR ** 2, FOUR * inputs, 1, 1], data: kernel };
}
