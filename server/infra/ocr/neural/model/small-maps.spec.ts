import { listOf, modelOf, numbers, step } from '../../../../../test/support/model-file';
import { foldModel } from './fold-model';
import { Graph } from './graph';

const NINE = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** A small map, enlarged so many times, beside a large one, looked at by windows of three, and scaled by ten. */
const joined = (times: number): Graph =>
  new Graph(
    foldModel(
      modelOf(
        numbers('times', [1, 1, times, times]),
        numbers('kernel', [...NINE, ...NINE], [1, 2, 3, 3]),
        ...['10', '7', '0', '1'].map((value) => numbers(value, [Number(value)])),
        step('Resize', ['small', '', 'times'], 'enlarged'),
        step('Concat', ['enlarged', 'large'], 'maps'),
        step('Conv', ['maps', 'kernel'], 'seen', listOf('pads', [1, 1, 1, 1])),
        step('BatchNormalization', ['seen', '10', '7', '0', '1'], 'end'),
      ),
    ),
  );

describe('foldModel of maps side by side', () => {
  it('looks at each pixel of a square by a window over the small map', () => {
    const graph = joined(2);
    const [topLeft, topRight, bottomLeft, bottomRight] = graph.nodes
      .filter(({ op, inputs }) => op === 'Conv' && inputs[0] === 'maps')
      .map(({ inputs }) => [...graph.weights(inputs[1])!.data].map((value) => Math.round(value)));

    expect(topLeft).toEqual([10, 20 + 30, 40 + 70, 50 + 60 + 80 + 90]);
    expect(topRight).toEqual([10 + 20, 30, 40 + 50 + 70 + 80, 60 + 90]);
    expect(bottomLeft).toEqual([10 + 40, 20 + 30 + 50 + 60, 70, 80 + 90]);
    expect(bottomRight).toEqual([10 + 20 + 40 + 50, 30 + 60, 70 + 80, 90]);
  });

  it('looks at the large map as before, and adds both', () => {
    const graph = joined(2);
    const [look, sum] = graph.nodes.slice(-2);

    expect(look).toMatchObject({
      op: 'Conv',
      inputs: ['large', expect.any(String), expect.any(String)],
    });
    expect(sum).toMatchObject({ op: 'Add', inputs: ['seen', 'maps.seen'], outputs: ['end'] });
  });

  it('makes a map in half its size that was enlarged four times', () => {
    const graph = joined(4);
    const resize = graph.nodes.find(({ op }) => op === 'Resize')!;

    expect([...graph.weights(resize.inputs[2])!.data]).toEqual([1, 1, 2, 2]);
    expect(joined(2).nodes.some(({ op }) => op === 'Resize')).toBe(false);
  });

  it('leaves a map alone that was enlarged by an odd number', () => {
    const ops = joined(3).nodes.map(({ op }) => op);

    expect(ops).toEqual(['Resize', 'Concat', 'Conv', 'BatchNormalization']);
  });
});
