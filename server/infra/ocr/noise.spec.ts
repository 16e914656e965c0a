import sharp from 'sharp';
import { type GreyImage } from './glyphs';
import { withoutNoise } from './noise';

// In a hook: a spec that shares the realm may load the product's loaders, which forbid SVG, after this line.
beforeAll(() => sharp.unblock({ operation: ['VipsForeignLoadSvg'] }));
afterAll(() => sharp.block({ operation: ['VipsForeignLoadSvg'] }));

const [WIDTH, HEIGHT] = [640, 384];

/** The same numbers every time, from 0 to 1. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

async function drawn(inside: string): Promise<GreyImage> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="sans-serif"><rect width="100%" height="100%" fill="#fff"/>${inside}</svg>`;
  const data = await sharp(Buffer.from(svg)).flatten().greyscale().raw().toBuffer();
  return { data, width: WIDTH, height: HEIGHT };
}

/** The page with noise over all rows from `top` on. */
function noisy({ data, ...size }: GreyImage, top = 0): GreyImage {
  const random = randomFrom(5);
  const from = top * size.width;
  return { data: data.map((shade, at) => (at < from ? shade : random() * 256)), ...size };
}

const blank = (width: number, height: number): GreyImage => ({
  data: new Uint8Array(width * height),
  width,
  height,
});

const LINES = Array.from(
  { length: 24 },
  (_, at) =>
    `<text x="8" y="${at * 16 + 12}" font-size="11">small and crowded text: i.i,i;l|'"</text>`,
).join('');

describe('a page without its noise', () => {
  it('is none where all of it is noise', async () => {
    expect(withoutNoise(noisy(await drawn('')))).toBeNull();
  });

  it.each([
    ['an empty page', () => drawn('')],
    ['a page crowded with small letters', () => drawn(LINES)],
    ['a picture too small to tell', () => Promise.resolve(noisy(blank(60, 60)))],
  ])('is %s itself', async (_what, make) => {
    const page = await make();
    expect(withoutNoise(page)).toBe(page);
  });

  it('keeps text beside noise, which becomes the ground of the text', async () => {
    const text = await drawn(LINES);
    const clear = withoutNoise(noisy(text, HEIGHT / 2));
    const half = (WIDTH * HEIGHT) / 2;
    expect(clear?.data.subarray(0, half)).toEqual(text.data.subarray(0, half));
    expect(new Set(clear?.data.subarray(half))).toEqual(new Set([255]));
  });
});
