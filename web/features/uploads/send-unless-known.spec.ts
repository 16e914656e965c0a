import { webcrypto } from 'node:crypto';
import { fakeServer } from '../../shared/testing/fake-server';
import { checkTogether, sendUnlessKnown } from './send-unless-known';
import { sendUpload } from './send-upload';
import type { UploadItem, UploadOutcome } from './upload.model';

jest.mock('./send-upload');
const sent = jest.mocked(sendUpload);

beforeAll(() => {
  Object.defineProperty(globalThis, 'crypto', { configurable: true, value: webcrypto });
});
beforeEach(() => sent.mockReset());

const itemOf = (text: string): UploadItem => {
  const file = new File([text], `${text}.png`);
  const bytes = new TextEncoder().encode(text);
  // jsdom cannot read files.
  Object.assign(file, { arrayBuffer: async () => bytes });
  return { id: text, file, teamId: null, status: 'pending', progress: 0 };
};

const hex = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('hex');
const hashOf = async (text: string) =>
  hex(await webcrypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

/** The outcome of an item, or `sent`. */
const settled = (item: UploadItem) =>
  new Promise<UploadOutcome | 'sent'>((resolve) => {
    sent.mockImplementation(() => {
      resolve('sent');
      return () => undefined;
    });
    sendUnlessKnown(item, { onProgress: () => undefined, onSettled: resolve });
  });

it('checks a whole selection once, and sends only new files', async () => {
  const existing = [{ hash: await hashOf('b'), screenshot_id: 'shot-b' }];
  const row = {
    id: 'shot-b',
    original_name: 'b.png',
    ai_generated_title: null,
    created_at: 'then',
  };
  const calls = fakeServer({
    'screenshots.check': { body: { existing } },
    'screenshots.get': { body: row },
  });
  const items = ['a', 'b', 'c'].map(itemOf);
  checkTogether(items);
  const [a, b, c] = items as [UploadItem, UploadItem, UploadItem];
  expect(await settled(a)).toBe('sent');
  expect(await settled(b)).toMatchObject({ kind: 'duplicate', existing: { id: 'shot-b' } });
  expect(await settled(c)).toBe('sent');
  const checks = calls.filter(({ route }) => route === 'screenshots.check');
  expect(checks).toHaveLength(1);
  expect(checks[0]?.body).toEqual({ hashes: await Promise.all(['a', 'b', 'c'].map(hashOf)) });
});

it('refuses a file that is too large without reading or sending it', async () => {
  const calls = fakeServer({});
  const item = itemOf('huge');
  Object.defineProperty(item.file, 'size', { value: 25 * 1024 * 1024 + 1 });
  Object.assign(item.file, { arrayBuffer: () => Promise.reject(new Error('read')) });
  checkTogether([item]);
  expect(await settled(item)).toMatchObject({
    kind: 'failed',
    reason: 'This file is larger than 25 MB.',
    isFinal: true,
  });
  expect([sent.mock.calls, calls]).toEqual([[], []]);
});

it('sends files that could not be checked', async () => {
  fakeServer({ 'screenshots.check': { status: 503 } });
  const item = itemOf('a');
  checkTogether([item]);
  expect(await settled(item)).toBe('sent');
});
