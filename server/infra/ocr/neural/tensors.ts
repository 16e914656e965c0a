import { type ColourImage } from './colour-image';
import { type BatchLine, type BatchSteps } from './neural-protocol';
import { drawInto } from './resample';
import { RECOGNITION } from './thresholds';

export interface TensorData {
  data: Float32Array;
  dims: readonly number[];
}

/** Mean and spread of the pictures that the model was trained with; it takes blue, green and red. */
const MEAN = [0.485, 0.456, 0.406] as const;
const SPREAD = [0.229, 0.224, 0.225] as const;

/** The detector's input. */
export function detectorInput({ data: pixels, width, height }: ColourImage): TensorData {
  const size = width * height;
  const data = new Float32Array(size * 3);
  const [blue, green, red] = [valuesOf(0), valuesOf(1), valuesOf(2)];
  for (let at = 0, from = 0; at < size; at++, from += 3) {
    data[at] = blue[pixels[from + 2]!]!;
    data[at + size] = green[pixels[from + 1]!]!;
    data[at + 2 * size] = red[pixels[from]!]!;
  }
  return { data, dims: [1, 3, height, width] };
}

/** The value of each of the 256 shades of a plane, as the model takes it. */
function valuesOf(plane: number): Float32Array {
  const [scale, shift] = [1 / 255 / SPREAD[plane]!, MEAN[plane]! / SPREAD[plane]!];
  return Float32Array.from({ length: 256 }, (_, shade) => shade * scale - shift);
}

/** The recogniser's input: lines of one height, each from the left edge. */
export function recogniserInput(lines: readonly BatchLine[], width: number): TensorData {
  const { height } = RECOGNITION;
  const dims = [lines.length, 3, height, width];
  const size = 3 * height * width;
  const data = new Float32Array(lines.length * size);
  lines.forEach(({ crop, width: own }, i) => {
    const box = { x: 0, y: 0, w: crop.width, h: crop.height };
    drawInto({ data, offset: i * size, width: own, height, stride: width }, crop, box);
  });
  return { data, dims };
}

/** All chances of a step are 1 together: nothing is likelier than what has more than half. */
const HALF = 0.5;

/** The likeliest class of every step, its chance and that of a space, which is the last class. */
export function likeliest({ data, dims }: TensorData): BatchSteps {
  const [lines = 0, steps = 0, classes = 0] = dims;
  const best = new Uint16Array(lines * steps);
  const chance = new Float32Array(lines * steps);
  const space = new Float32Array(lines * steps);
  for (let step = 0, at = 0; step < lines * steps; step++, at += classes) {
    const end = at + classes;
    let most = at;
    for (let i = at + 1; i < end && data[most]! <= HALF; i++) if (data[i]! > data[most]!) most = i;
    best[step] = most - at;
    chance[step] = data[most]!;
    space[step] = data[end - 1]!;
  }
  return { best, chance, space, steps };
}
