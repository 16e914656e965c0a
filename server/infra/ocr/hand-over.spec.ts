import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { handOverImages } from './hand-over';

const ECHO = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', ({ payload }) => parentPort.postMessage(payload));`;

it('moves a picture into the thread, and passes messages without one', async () => {
  const thread = new Worker(ECHO, { eval: true });
  handOverImages(thread);
  const image = Uint8Array.of(1, 2, 3);
  thread.postMessage({ payload: { image } });
  const [moved] = (await once(thread, 'message')) as [{ image: Uint8Array }];
  expect([...moved.image]).toEqual([1, 2, 3]);
  expect(image.byteLength).toBe(0);
  thread.postMessage({ payload: { language: 'deu' } });
  expect(await once(thread, 'message')).toEqual([{ language: 'deu' }]);
  await thread.terminate();
});
