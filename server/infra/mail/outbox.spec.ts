import { Logger } from '@nestjs/common';
import { type Mail, Mailer } from './mailer';
import { Outbox } from './outbox';

const LETTER: Mail = { to: 'ada@example.com', subject: 'Hello', text: 'Open http://x/secret' };
const fault = (parts: object) =>
  Object.assign(new Error('550 <ada@example.com> is unknown here'), parts);

/** A mail server whose answer to each attempt the test decides. */
class FakeMailer extends Mailer {
  readonly tries: Mail[] = [];

  constructor(private readonly outcomes: (Error | 'hangs' | undefined)[]) {
    super();
  }

  override send(mail: Mail, signal: AbortSignal): Promise<void> {
    const outcome = this.outcomes[this.tries.length];
    this.tries.push(mail);
    if (outcome instanceof Error) return Promise.reject(outcome);
    if (outcome === undefined) return Promise.resolve();
    return new Promise((_done, fail) => {
      signal.addEventListener('abort', () => fail(new Error('aborted')));
    });
  }
}

let warned: string[];
beforeEach(() => {
  jest.useFakeTimers();
  warned = [];
  jest.spyOn(Logger.prototype, 'warn').mockImplementation((line: string) => warned.push(line));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('tries again later when the server is not there', async () => {
  const mailer = new FakeMailer([
    fault({ code: 'ECONNREFUSED' }),
    fault({ code: 'EMESSAGE', responseCode: 451 }),
  ]);
  const outbox = new Outbox(mailer);
  outbox.post(LETTER);
  await outbox.settled();
  expect(mailer.tries).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(mailer.tries).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(30_000);
  expect(mailer.tries).toEqual([LETTER, LETTER, LETTER]);
  await jest.advanceTimersByTimeAsync(1_000_000);
  expect(mailer.tries).toHaveLength(3);
});

it('gives up a mail after four attempts', async () => {
  const mailer = new FakeMailer(Array.from({ length: 9 }, () => fault({ code: 'ETIMEDOUT' })));
  new Outbox(mailer).post(LETTER);
  await jest.advanceTimersByTimeAsync(1_000_000);
  expect(mailer.tries).toHaveLength(4);
  expect(warned.at(-1)).toBe('a mail was not sent and is given up: ETIMEDOUT');
});

it('does not ask again a server that refused for good', async () => {
  const mailer = new FakeMailer([fault({ code: 'EENVELOPE', responseCode: 550 })]);
  new Outbox(mailer).post(LETTER);
  await jest.advanceTimersByTimeAsync(1_000_000);
  expect(mailer.tries).toHaveLength(1);
});

it('writes neither addresses nor texts into the log', async () => {
  const mailer = new FakeMailer([fault({}), fault({ code: 'EENVELOPE', responseCode: 550 })]);
  new Outbox(mailer).post(LETTER);
  await jest.advanceTimersByTimeAsync(1_000_000);
  expect(warned).toHaveLength(2);
  expect(warned.join()).not.toMatch(/ada|secret/);
});

it('sends the next mail while a failed one waits', async () => {
  const mailer = new FakeMailer([fault({ code: 'ECONNREFUSED' })]);
  const outbox = new Outbox(mailer);
  outbox.post(LETTER);
  outbox.post({ ...LETTER, subject: 'Next' });
  await outbox.settled();
  expect(mailer.tries.map(({ subject }) => subject)).toEqual(['Hello', 'Next']);
});

it('drops mails while a thousand wait', async () => {
  const outbox = new Outbox(new FakeMailer(['hangs']));
  for (let n = 0; n < 1_001; n += 1) outbox.post(LETTER);
  expect(warned).toEqual(['a mail was not sent: too many are waiting']);
  const ended = outbox.onModuleDestroy();
  await jest.advanceTimersByTimeAsync(1_500);
  await ended;
});

it('leaves a hanging server behind when the process stops', async () => {
  const mailer = new FakeMailer(['hangs']);
  const outbox = new Outbox(mailer);
  outbox.post(LETTER);
  outbox.post(LETTER);
  const ended = outbox.onModuleDestroy();
  await jest.advanceTimersByTimeAsync(1_500);
  await ended;
  await jest.advanceTimersByTimeAsync(1_000_000);
  expect(mailer.tries).toHaveLength(1);
  expect(warned.at(-1)).toBe('mails lost by this stop: 2');
});
