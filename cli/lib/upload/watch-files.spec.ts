import { ApiError } from '../../../server/contract/client';
import { UnreachableError } from '../cli-error';
import type { FoundFile } from './find-files';
import type { Outcome } from './outcome';
import type { UploadRun } from './run-upload';
import { type Watch, watchFiles } from './watch-files';

const file = (path: string): FoundFile => ({ path, size: 1, mtimeMs: 0 });
const run = (outcomes: Outcome[], stopped: Error | null = null): UploadRun => ({
  outcomes,
  hashes: new Map(),
  stopped,
});
const done = (path: string): Outcome => ({ path, status: 'uploaded', screenshot_id: 'id' });
const failed = (path: string, retryable?: true): Outcome => ({
  path,
  status: 'failed',
  screenshot_id: null,
  error: 'No.',
  ...(retryable && { retryable }),
});

/** Watches two files; each run gets the next answer, and after the last one Ctrl+C is pressed. */
async function watch(answers: readonly UploadRun[], more: Partial<Watch> = {}) {
  const ctrlC = new AbortController();
  const sent: string[][] = [];
  const told: Outcome[] = [];
  const outages: string[] = [];
  const ended = watchFiles({
    find: () => Promise.resolve([file('a.png'), file('b.png')]),
    send: (files) => {
      sent.push(files.map(({ path }) => path));
      const answer = answers[sent.length - 1] as UploadRun;
      if (sent.length === answers.length) setTimeout(() => ctrlC.abort(new Error('Ctrl+C')), 20);
      return Promise.resolve(answer);
    },
    after: (_run, { failed: failures }) => Promise.resolve(void told.push(...failures)),
    onUnreachable: ({ message }) => outages.push(message),
    signal: ctrlC.signal,
    quietMs: 1,
    ...more,
  });
  const reason = await ended.catch((error: Error) => error.message);
  return { sent, told, outages, reason };
}

it('sends each file once, and a refused one not again', async () => {
  const { sent, reason } = await watch([run([done('a.png'), failed('b.png')])]);
  expect(sent).toEqual([['a.png', 'b.png']]);
  expect(reason).toBe('Ctrl+C');
});

it('tries again what the server could not take, and tells of it once', async () => {
  const busy = run([done('a.png'), failed('b.png', true)]);
  const { sent, told } = await watch([busy, run([failed('b.png', true)]), run([done('b.png')])]);
  expect(sent).toEqual([['a.png', 'b.png'], ['b.png'], ['b.png']]);
  expect(told).toHaveLength(1);
});

it.each([
  ['that is out of reach', new UnreachableError('Not now.', 1)],
  ['behind a proxy that says so', new ApiError(502, { error: 'Not now.' }, null)],
])('waits for a server %s, and tells of it once', async (_, error) => {
  const out = run([], error);
  const { sent, outages } = await watch([out, out, run([done('a.png'), done('b.png')])]);
  expect(sent).toHaveLength(3);
  expect(outages).toEqual(['Not now.']);
});

it('sends files that failed in one run in one run again', async () => {
  let ms = 0;
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => (ms += 1));
  try {
    const busy = run([failed('a.png', true), failed('b.png', true)]);
    const { sent } = await watch([busy, busy, run([done('a.png'), done('b.png')])]);
    expect(sent).toEqual(Array.from({ length: 3 }, () => ['a.png', 'b.png']));
  } finally {
    clock.mockRestore();
  }
});

it('sends a new file at once while another one is postponed', async () => {
  let looks = 0;
  const find = () => {
    looks += 1;
    return Promise.resolve(looks < 2 ? [file('a.png')] : [file('a.png'), file('b.png')]);
  };
  const busy = run([failed('a.png', true)]);
  const { sent } = await watch([busy, run([done('b.png')])], { find, quietMs: 100 });
  expect(sent).toEqual([['a.png'], ['b.png']]);
});

it('sends a file of the future when size and time have stood still between two looks', async () => {
  const later = Date.UTC(2999, 0);
  const sizes = [1, 2, 3, 3];
  const find = () =>
    Promise.resolve([{ ...file('a.png'), mtimeMs: later, size: sizes.shift() ?? 3 }]);
  const { sent } = await watch([run([done('a.png')])], { find });
  expect(sent).toEqual([['a.png']]);
  expect(sizes).toEqual([]);
});

it('ends when every file would be refused, after it has told of those before', async () => {
  const full = new ApiError(402, { error: 'The plan is full.' }, null);
  const after = jest.fn(() => Promise.resolve());
  const { reason } = await watch([run([done('a.png')], full)], { after });
  expect(reason).toBe('The plan is full.');
  expect(after).toHaveBeenCalledWith(expect.objectContaining({ outcomes: [done('a.png')] }), {
    all: 2,
    failed: [],
  });
});

it('tells of a failure once, also where the steps after it are tried again', async () => {
  const told: Outcome[] = [];
  const after: Watch['after'] = (_run, { failed: failures }) => {
    told.push(...failures);
    return told.length === 1 && failures.length === 1
      ? Promise.reject(new UnreachableError('Not now.', 1))
      : Promise.resolve();
  };
  const both = run([done('a.png'), failed('b.png')]);
  const { sent } = await watch([both, both], { after });
  expect(sent).toHaveLength(2);
  expect(told).toHaveLength(1);
});
