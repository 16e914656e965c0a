import { connect, Socket } from 'node:net';
import sharp from 'sharp';
import { barImage, qrImage } from '../../../test/support/qr-image';
import { readCodes } from './image-codes';
import { findImage, openImage } from './open-image';

const CODES = ['WIFI:T:WPA;S:Cafe;P:secret123;;', 'https://example.com/menu'];
const EAN = '4095941385275';

const read = async (image: Buffer) =>
  (await readCodes(await openImage(await findImage(image)))).map(({ text }) => text).sort();

/** Every way out is closed, and counts. */
function refuseNetwork(): { tries: number } {
  const seen = { tries: 0 };
  const refuse = () => {
    seen.tries += 1;
    throw new Error('the network is refused');
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation(refuse);
  jest.spyOn(Socket.prototype, 'connect').mockImplementation(refuse);
  return seen;
}

afterEach(() => jest.restoreAllMocks());

it('reads several codes without the network', async () => {
  const image = await qrImage(CODES);
  const network = refuseNetwork();
  expect(() => connect(1)).toThrow('refused');
  expect(await read(image)).toEqual(CODES);
  expect(network.tries).toBe(1);
});

it('reads a bar code on the light card of a dark page', async () => {
  const bars = await sharp(await barImage(EAN))
    .extend({ top: 16, bottom: 16, left: 16, right: 16, background: '#fff' })
    .toBuffer();
  const page = { width: 760, height: 400, channels: 3, background: '#18181b' } as const;
  const image = sharp({ create: page }).composite([{ input: bars, left: 185, top: 80 }]);
  expect(await read(await image.png().toBuffer())).toEqual([EAN]);
});
