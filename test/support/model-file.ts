import {
  bytesField,
  numberField,
  type Parts,
  textField,
} from '../../server/infra/ocr/neural/model/protobuf';

/** A file of a model, in which every step is an operation, its inputs, its output and its attributes. */
export function modelOf(...steps: readonly Parts[]): Uint8Array {
  const graph = steps.flatMap((step) => bytesField(1, ...step));
  const output = bytesField(12, ...textField(1, 'end'));
  return Buffer.concat(bytesField(7, ...graph, ...output));
}

export const step = (
  op: string,
  inputs: string[],
  output: string,
  attributes: Parts = [],
): Parts => [
  ...inputs.flatMap((name) => textField(1, name)),
  ...textField(2, output),
  ...textField(4, op),
  ...attributes,
];

export function numbers(name: string, values: number[], dims: number[] = [values.length]): Parts {
  const tensor = [
    ...dims.flatMap((length) => numberField(1, length)),
    ...numberField(2, 1),
    ...bytesField(9, new Uint8Array(Float32Array.from(values).buffer)),
  ];
  const value = [...textField(1, 'value'), ...bytesField(5, ...tensor)];
  return step('Constant', [], name, bytesField(5, ...value));
}

export const listOf = (name: string, values: number[]): Parts =>
  bytesField(5, ...textField(1, name), ...values.flatMap((value) => numberField(8, value)));
