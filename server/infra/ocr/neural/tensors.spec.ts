import { detectorInput } from './tensors';

describe('detectorInput', () => {
  it('gives planes of blue, green and red, each with its own mean and spread', () => {
    const image = { data: Uint8Array.of(255, 0, 51, 102, 204, 153), width: 2, height: 1 };
    const { data, dims } = detectorInput(image);
    const shade = (value: number, mean: number, spread: number) => (value / 255 - mean) / spread;

    expect(dims).toEqual([1, 3, 1, 2]);
    const expected = [
      shade(51, 0.485, 0.229),
      shade(153, 0.485, 0.229),
      shade(0, 0.456, 0.224),
      shade(204, 0.456, 0.224),
      shade(255, 0.406, 0.225),
      shade(102, 0.406, 0.225),
    ];
    expect(data).toHaveLength(expected.length);
    expected.forEach((value, i) => expect(data[i]).toBeCloseTo(value, 5));
  });
});
