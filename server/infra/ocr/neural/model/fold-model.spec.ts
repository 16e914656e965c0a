import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { listOf, modelOf, numbers, step } from '../../../../../test/support/model-file';
import { describeWithModels } from '../../../../../test/support/neural-models';
import { findModels } from '../neural-models';
import { foldModel } from './fold-model';
import { Graph, type Node } from './graph';

/** A convolution of single pixels, scaled and shifted, bent, scaled and shifted, and one more of the given size. */
const chain = (side: number) =>
  modelOf(
    numbers('w1', [2], [1, 1, 1, 1]),
    numbers('b1', [5]),
    numbers('w2', new Array<number>(side * side).fill(4), [1, 1, side, side]),
    ...['0', '3', '6', '10', '7', '0.5', '-1'].map((value) => numbers(value, [Number(value)])),
    step('Conv', ['x', 'w1', 'b1'], 'conv'),
    step('Mul', ['10', 'conv'], 'scaled'),
    step('Add', ['scaled', '7'], 'y'),
    step('Add', ['y', '3'], 'lifted'),
    step('Clip', ['lifted', '0', '6'], 'cut'),
    step('Mul', ['y', 'cut'], 'product'),
    step('Div', ['product', '6'], 'bent'),
    step('Mul', ['0.5', 'bent'], 'halved'),
    step('Add', ['halved', '-1'], 'z'),
    step('Conv', ['z', 'w2'], 'end', [
      ...listOf('kernel_shape', [side, side]),
      ...listOf(
        'pads',
        [1, 1, 1, 1].map((pad) => (side === 1 ? 0 : pad)),
      ),
    ]),
  );

const opsOf = ({ nodes }: Graph): string[] => nodes.map(({ op }) => op);
const weightsOf = (graph: Graph, { inputs }: Node) =>
  inputs.slice(1).map((name) => [...graph.weights(name)!.data]);

describe('foldModel', () => {
  it('puts scales and shifts into the weights of convolutions', () => {
    const graph = new Graph(foldModel(chain(1)));

    expect(opsOf(graph)).toEqual(['Conv', 'HardSigmoid', 'Mul', 'Conv']);
    const [first, , , last] = graph.nodes;
    expect(weightsOf(graph, first!)).toEqual([[20], [57]]);
    expect(weightsOf(graph, last!)).toEqual([[2], [-4]]);
  });

  it('leaves a shift before a convolution that sees beyond the edge, but in one step', () => {
    const graph = new Graph(foldModel(chain(3)));

    expect(opsOf(graph)).toEqual(['Conv', 'HardSigmoid', 'Mul', 'BatchNormalization', 'Conv']);
    expect(weightsOf(graph, graph.nodes[3]!)).toEqual([[0.5], [-1], [0], [1]]);
  });

  it('leaves a value alone that somebody else looks at', () => {
    const graph = new Graph(
      foldModel(
        modelOf(
          numbers('w', [2], [1, 1, 1, 1]),
          numbers('10', [10]),
          step('Conv', ['x', 'w'], 'conv'),
          step('Mul', ['conv', '10'], 'scaled'),
          step('Add', ['scaled', '10'], 'shifted'),
          step('Add', ['scaled', 'shifted'], 'end'),
        ),
      ),
    );

    expect(opsOf(graph)).toEqual(['Conv', 'Mul', 'Add', 'Add']);
  });
});

describeWithModels('foldModel of the detector', () => {
  it('enlarges the map in its last step', () => {
    const ops = opsOf(new Graph(foldModel(readFileSync(findModelsOr().detector))));

    expect(ops).not.toContain('ConvTranspose');
    expect(ops.slice(-5)).toEqual(['Conv', 'Relu', 'Conv', 'DepthToSpace', 'Sigmoid']);
  });
});

describeWithModels('foldModel of the models', () => {
  const { runtime, detector, recogniser } = findModelsOr();

  it.each([
    ['detector', detector, [1, 3, 64, 96]],
    ['recogniser', recogniser, [2, 3, 48, 64]],
  ])('gives the answers of the %s with the half of its steps', (_, file, dims) => {
    const model = readFileSync(file);
    const arithmetic = (graph: Graph) =>
      graph.nodes.filter(({ op }) => ['Mul', 'Add', 'Div', 'Clip'].includes(op)).length;

    const answer = execFileSync(
      process.execPath,
      ['-r', resolve('test/support/typescript-hook.cjs'), '-e', COMPARE],
      { input: JSON.stringify({ runtime, file, dims }), encoding: 'utf8' },
    );

    const { seen, onNoise, onStrokes } = JSON.parse(answer) as Record<string, number>;
    expect(onNoise).toBeLessThan(1e-5);
    // The detector answers noise with next to nothing, so only strokes show that a step is wrong.
    expect(seen).toBeGreaterThan(0.9);
    expect(onStrokes).toBeLessThan(2e-5);
    expect(arithmetic(new Graph(foldModel(model)))).toBeLessThan(arithmetic(new Graph(model)) / 2);
  });
});

/** Prints the largest answer and difference; apart, because the runtime takes no arrays of the realm of a spec. */
const COMPARE = `
const { readFileSync } = require('node:fs');
const { runtime, file, dims } = JSON.parse(readFileSync(0, 'utf8'));
const { InferenceSession, Tensor } = require(runtime);
const { foldModel } = require('./server/infra/ocr/neural/model/fold-model.ts');
const [height, width] = dims.slice(2);
const isStroke = (x, y) => y % 20 > 5 && y % 20 < 15 && x > 8 && x < width - 16 && (x * 7 + y * 3) % 5 < 2;
const noise = (i) => Math.sin(i * i);
const strokes = (i) => (isStroke(i % width, Math.floor(i / width) % height) ? -2 : 2);
const picture = (shade) => {
  const length = dims.reduce((a, b) => a * b);
  return new Tensor('float32', Float32Array.from({ length }, (_, i) => shade(i)), dims);
};
(async () => {
  const model = readFileSync(file);
  const open = (bytes) => InferenceSession.create(bytes, { logSeverityLevel: 3 });
  const [plain, folded] = [await open(model), await open(foldModel(model))];
  const compare = async (shade) => {
    const inputs = { [plain.inputNames[0]]: picture(shade) };
    const [a, b] = [await plain.run(inputs), await folded.run(inputs)].map((all) => Object.values(all)[0].data);
    return { seen: Math.max(...a), difference: Math.max(...a.map((value, i) => Math.abs(value - b[i]))) };
  };
  const { seen, difference: onStrokes } = await compare(strokes);
  console.log(JSON.stringify({ seen, onStrokes, onNoise: (await compare(noise)).difference }));
})();
`;

/** Read where the block is skipped, too. */
function findModelsOr() {
  try {
    return findModels();
  } catch {
    return { runtime: '', detector: '', recogniser: '' };
  }
}
