// The process that runs the models. It holds no secret and no connection, and may be killed at any moment.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { serveParent } from '../../processes/resident-program';
import { type Box } from '../../../analysis/page/ocr-result';
import { type BatchSteps, type NeuralReply, type NeuralTask } from './neural-protocol';
import { rowsOf } from './colour-image';
import { foldModel } from './model/fold-model';
import { stripsOf } from './strips';
import { detectorInput, likeliest, recogniserInput, type TensorData } from './tensors';
import { textRegions } from './text-regions';

interface Tensor extends TensorData {
  dispose?: () => void;
}

interface Session {
  inputNames: string[];
  outputNames: string[];
  run(inputs: Record<string, Tensor>): Promise<Record<string, Tensor>>;
}

/** As much of the optional runtime as is used here. */
interface Runtime {
  InferenceSession: { create(model: Uint8Array, options: object): Promise<Session> };
  Tensor: new (type: 'float32', data: Float32Array, dims: readonly number[]) => Tensor;
}

const OPTIONS = {
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  executionMode: 'sequential',
  // Its own heap grows once and is used again; plans for one shape are useless where every shape differs.
  enableCpuMemArena: true,
  enableMemPattern: false,
  logSeverityLevel: 3,
};
/** As low as a process that reads images in the background. */
const PRIORITY = 10;

const [runtime = '', detector = '', recogniser = ''] = process.argv.slice(2);
const loaded = load();
loaded.catch(() => undefined); // the first task tells

async function load() {
  const { InferenceSession, Tensor } = createRequire(__filename)(runtime) as Runtime;
  const open = async (file: string) =>
    InferenceSession.create(foldModel(await readFile(file)), OPTIONS);
  return { Tensor, detect: await open(detector), recognise: await open(recogniser) };
}

async function answer(task: NeuralTask): Promise<NeuralReply> {
  try {
    return { result: task.kind === 'detect' ? await detect(task) : await recognise(task) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

/** The map is made in strips: the memory of one run grows with what it sees at a time. */
async function detect({ image, picture }: NeuralTask & { kind: 'detect' }): Promise<Box[]> {
  const { width, height } = image;
  const data = new Float32Array(width * height);
  for (const { from, to, ownFrom, ownTo } of stripsOf({ width, height })) {
    const rows = (top: number, bottom: number) => [top * width, bottom * width] as const;
    await run('detect', detectorInput(rowsOf(image, from, to)), (answer) =>
      data.set(answer.data.subarray(...rows(ownFrom - from, ownTo - from)), ownFrom * width),
    );
  }
  return textRegions({ data, width, height }, picture);
}

function recognise({ lines, width }: NeuralTask & { kind: 'recognise' }): Promise<BatchSteps> {
  return run('recognise', recogniserInput(lines, width), likeliest);
}

async function run<T>(
  kind: NeuralTask['kind'],
  { data, dims }: TensorData,
  use: (answer: TensorData) => T,
): Promise<T> {
  const { Tensor, [kind]: session } = await loaded;
  const [input, output] = [session.inputNames[0]!, session.outputNames[0]!];
  const answers = await session.run({ [input]: new Tensor('float32', data, dims) });
  const answer = answers[output]!;
  const result = use(answer);
  answer.dispose?.();
  return result;
}

serveParent(PRIORITY, answer);
