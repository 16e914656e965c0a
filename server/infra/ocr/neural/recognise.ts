import { type ColourImage, cutOut } from './colour-image';
import { decode, scoreOf, type DecodedSign } from './ctc';
import { type LineCrop } from './line-crop';
import { type NeuralLine, placeLine } from './neural-line';
import { type NeuralProcess } from './neural-process';
import { RECOGNITION } from './thresholds';

/** One line of a batch: what is read and how wide it is drawn. */
interface Drawn {
  crop: LineCrop;
  width: number;
}

export interface RawLine {
  crop: LineCrop;
  signs: DecodedSign[];
  /** Pixels of the page per step. */
  step: number;
}

export interface Reader {
  neural: NeuralProcess;
  dictionary: readonly string[];
}

/** Reads lines of a page; what is no text is not in the answer. */
export async function recognise(
  page: ColourImage,
  crops: readonly LineCrop[],
  reader: Reader,
): Promise<Map<LineCrop, NeuralLine>> {
  const raw = await recogniseRaw(page, crops, reader);
  const text = raw.filter(
    ({ signs }) => signs.length > 0 && scoreOf(signs) >= RECOGNITION.leastScore,
  );
  return new Map(
    text.map(({ crop, signs, step }) => [crop, placeLine(crop, signs, { step })] as const),
  );
}

/** The signs of each line before spaces are told; what the spacing net is trained on. */
export async function recogniseRaw(
  page: ColourImage,
  crops: readonly LineCrop[],
  { neural, dictionary }: Reader,
): Promise<RawLine[]> {
  const lines: RawLine[] = [];
  for (const batch of batchesOf(crops.map(drawnOf))) {
    const width = paddedWidth(batch);
    const cut = batch.map((line) => ({ crop: cutOut(page, line.crop.box), width: line.width }));
    const read = await neural.recognise(cut, width);
    batch.forEach((line, i) => {
      const part = <T extends { subarray(from: number, to: number): T }>(all: T): T =>
        all.subarray(i * read.steps, (i + 1) * read.steps);
      const steps = { best: part(read.best), chance: part(read.chance), space: part(read.space) };
      const step = (width / read.steps) * (line.crop.box.w / line.width);
      lines.push({ crop: line.crop, signs: decode(steps, dictionary), step });
    });
  }
  return lines;
}

function drawnOf(crop: LineCrop): Drawn {
  const { height, stretch, leastWidth, mostWidth } = RECOGNITION;
  const wanted = Math.round((height * crop.box.w * stretch) / crop.box.h);
  return { crop, width: Math.min(mostWidth, Math.max(leastWidth, wanted)) };
}

const paddedWidth = (batch: readonly Drawn[]): number =>
  Math.ceil(Math.max(...batch.map(({ width }) => width)) / RECOGNITION.step) * RECOGNITION.step;

/** Lines of like width together, few enough that the memory for one batch stays small. */
function batchesOf<T extends { width: number }>(lines: readonly T[]): T[][] {
  const batches: T[][] = [];
  for (const line of [...lines].sort((a, b) => a.width - b.width)) {
    const batch = batches.at(-1);
    const narrowest = batch?.[0]?.width ?? 0;
    const isLike = line.width <= narrowest * RECOGNITION.batchSpread + RECOGNITION.batchSlack;
    const isSmall = batch && line.width * (batch.length + 1) <= RECOGNITION.batchWidth;
    if (batch && isLike && isSmall) batch.push(line);
    else batches.push([line]);
  }
  return batches;
}
