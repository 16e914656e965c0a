import { type Graph, newNumber, newNumbers, type Node, type Weights } from './graph';

/** Rows or columns of a window of three that fall on the first and on the second pixel of the small map. */
const HALVES = [
  [[0], [1, 2]],
  [[0, 1], [2]],
] as const;
/** Pixels of the small map beside the window, before and after. */
const BESIDE = [
  [1, 0],
  [0, 1],
] as const;

export const newNode = (
  op: string,
  inputs: string[],
  output: string,
  rest: Node['rest'] = [],
): Node => ({
  op,
  inputs,
  outputs: [output],
  rest,
});

/**
 * The steps that give a convolution of three by three over a map in which each pixel of another one stands four times. Such
 * a window sees four pixels of the small map, at most. So four convolutions of two by two, one for each pixel of a square,
 * see the same with four multiplications instead of nine, and the large map need not be made.
 */
export function lookAtHalf(graph: Graph, small: string, kernel: Weights, output: string): Node[] {
  const corners = BESIDE.flatMap((rows, y) =>
    BESIDE.map((columns, x) => {
      const part = graph.keep(windowOf(kernel, HALVES[y]!, HALVES[x]!));
      const sides = newNumbers('kernel_shape', [2, 2]);
      const pads = newNumbers('pads', [rows[0], columns[0], rows[1], columns[1]]);
      return newNode('Conv', [small, part], `${output}.${y}${x}`, [sides, pads]);
    }),
  );
  const all = corners.flatMap(({ outputs }) => outputs);
  return [
    ...corners,
    newNode('Concat', all, `${output}.all`, [newNumber('axis', 1)]),
    newNode('DepthToSpace', [`${output}.all`], output, [newNumber('blocksize', 2)]),
  ];
}

type Halves = (typeof HALVES)[number];

function windowOf({ dims, data }: Weights, rows: Halves, columns: Halves): Weights {
  const part = new Float32Array((data.length / 9) * 4);
  for (let from = 0, at = 0; from < data.length; from += 9)
    for (let within = 0; within < 4; within++, at++)
      for (const row of rows[within >> 1]!)
        for (const column of columns[within & 1]!) part[at]! += data[from + row * 3 + column]!;
  return { dims: [dims[0]!, dims[1]!, 2, 2], data: part };
}

/** Of the numbers for each output, those of the inputs between two. */
export function inputsOf({ dims, data }: Weights, from: number, to: number): Weights {
  const [outputs, all, ...sides] = dims as [number, number, ...number[]];
  const size = sides.reduce((product, side) => product * side, 1);
  const part = new Float32Array(outputs * (to - from) * size);
  for (let output = 0; output < outputs; output++) {
    const row = data.subarray((output * all + from) * size, (output * all + to) * size);
    part.set(row, output * row.length);
  }
  return { dims: [outputs, to - from, ...sides], data: part };
}
