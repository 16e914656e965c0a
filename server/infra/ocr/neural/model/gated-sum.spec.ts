import { readFileSync } from 'node:fs';
import { listOf, modelOf, numbers, step } from '../../../../../test/support/model-file';
import { describeWithModels } from '../../../../../test/support/neural-models';
import { type Parts } from './protobuf';
import { findModels } from '../neural-models';
import { foldModel } from './fold-model';
import { Graph } from './graph';

const PLACES = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** One channel becomes two, gated and added to an enlarged map, over which windows of three look. */
const gatedSum = (...others: Parts[]): Graph =>
  new Graph(
    foldModel(
      modelOf(
        numbers('spread', [2, 3], [2, 1, 1, 1]),
        numbers('mix', [1, 0, 0, 1], [2, 2, 1, 1]),
        numbers('kernel', [...PLACES, ...PLACES.map((at) => 10 * at)], [1, 2, 3, 3]),
        numbers('times', [1, 1, 2, 2]),
        step('Conv', ['few', 'spread'], 'many'),
        step('GlobalAveragePool', ['many'], 'mean'),
        step('Conv', ['mean', 'mix'], 'mixed'),
        step('HardSigmoid', ['mixed'], 'share'),
        step('Mul', ['many', 'share'], 'shared'),
        step('Add', ['many', 'shared'], 'gated'),
        step('Resize', ['small', '', 'times'], 'enlarged'),
        step('Add', ['gated', 'enlarged'], 'sum'),
        step('Conv', ['sum', 'kernel'], 'end', listOf('pads', [1, 1, 1, 1])),
        ...others,
      ),
    ),
  );

const resizesOf = ({ nodes }: Graph) => nodes.filter(({ op }) => op === 'Resize');

describe('foldModel of a gated map and an enlarged one', () => {
  it('looks at the few channels and at the small map, and adds both', () => {
    const { nodes } = gatedSum();
    const looks = nodes.filter(({ op, inputs }) => op === 'Conv' && inputs[0] === 'small');

    expect(nodes).toContainEqual(
      expect.objectContaining({ op: 'Conv', inputs: ['few', 'end.few.weights'] }),
    );
    expect(looks).toHaveLength(4);
    expect(nodes.at(-1)).toMatchObject({ op: 'Add', inputs: ['end.few', 'end.small'] });
    expect(nodes.flatMap(({ outputs }) => outputs)).not.toContain('many');
  });

  it('takes the mean of the few channels', () => {
    const { nodes } = gatedSum();

    expect(nodes.find(({ op }) => op === 'GlobalAveragePool')!.inputs).toEqual(['few']);
    expect(nodes).toContainEqual(
      expect.objectContaining({ op: 'Conv', inputs: ['mean.few', 'spread'], outputs: ['mean'] }),
    );
  });

  it('puts the gates between the weights of both convolutions', () => {
    const graph = gatedSum();
    const gates = graph.nodes.find(({ outputs }) => outputs[0] === 'end.few.weights.gated')!;
    const rows = graph.nodes.find(({ outputs }) => outputs[0] === 'end.few.weights.rows')!;

    expect([...graph.weights(gates.inputs[0])!.data]).toEqual([2, 3]);
    expect([...graph.weights(rows.inputs[1])!.data]).toEqual(PLACES.flatMap((at) => [at, 10 * at]));
  });

  it('leaves a sum alone that somebody else looks at', () => {
    expect(resizesOf(gatedSum(step('Relu', ['sum'], 'other')))).toHaveLength(1);
    expect(resizesOf(gatedSum())).toHaveLength(0);
  });

  it('leaves channels alone that somebody else looks at', () => {
    expect(resizesOf(gatedSum(step('Relu', ['many'], 'other')))).toHaveLength(1);
  });
});

describeWithModels('foldModel of the maps of the detector', () => {
  it('enlarges no map to the largest size', () => {
    const model = readFileSync(findModels().detector);

    expect(resizesOf(new Graph(model))).toHaveLength(6);
    expect(resizesOf(new Graph(foldModel(model)))).toHaveLength(4);
  });
});
