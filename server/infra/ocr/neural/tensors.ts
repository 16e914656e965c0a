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
  for (let plane = 0; plane < 3; plane++) {
    const [scale, shift] = [1 / 255 / SPREAD[plane]!, MEAN[plane]! / SPREAD[plane]!];
    for (let at = 0; at < size; at++)
      data[plane * size + at] = pixels[at * 3 + 2 - plane]! * scale - shift;
  }
  return { data, dims: [1, 3, height, width] };
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

/** The likeliest class of every step, its chance and that of a space, which is the last class. */
export function likeliest({ data, dims }: TensorData): BatchSteps {
  const [lines = 0, steps = 0, classes = 0] = dims;
  const best = new Uint16Array(lines * steps);
  const chance = new Float32Array(lines * steps);
  const space = new Float32Array(lines * steps);
  for (let step = 0, at = 0; step < lines * steps; step++, at += classes) {
    let most = 0;
    for (let i = 1; i < classes; i++) if (data[at + i]! > data[at + most]!) most = i;
    best[step] = most;
    chance[step] = data[at + most]!;
    space[step] = data[at + classes - 1]!;
  }
  return { best, chance, space, steps };
}
