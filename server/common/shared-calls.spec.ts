import { SharedCalls } from './shared-calls';

interface Begun {
  askers: number;
  end: (result: string) => void;
  fail: (error: Error) => void;
}

function calls() {
  const shared = new SharedCalls<string>();
  const begun: Begun[] = [];
  const ask = (key = 'a') =>
    shared.ask(
      key,
      (askers) =>
        new Promise((end, fail) => {
          begun.push({ askers, end, fail });
        }),
    );
  return { ask, begun };
}

const settle = () => new Promise((done) => setImmediate(done));

it('begins at once where nothing runs, and anew once it has ended', async () => {
  const { ask, begun } = calls();
  const first = ask();
  begun[0]?.end('one');
  expect(await first).toBe('one');
  void ask();
  expect(begun).toHaveLength(2);
});

it('answers nobody with work that began before they asked', async () => {
  const { ask, begun } = calls();
  const first = ask();
  const [second, third] = [ask(), ask()];
  expect(begun).toHaveLength(1);
  begun[0]?.end('old');
  expect(await first).toBe('old');
  await settle();
  expect(begun.map(({ askers }) => askers)).toEqual([1, 2]);
  const fourth = ask();
  begun[1]?.end('new');
  expect(await Promise.all([second, third])).toEqual(['new', 'new']);
  await settle();
  expect(begun).toHaveLength(3);
  begun[2]?.end('newest');
  expect(await fourth).toBe('newest');
});

it('goes on after a failure, which only its own askers see', async () => {
  const { ask, begun } = calls();
  const first = ask();
  const second = ask();
  begun[0]?.fail(new Error('away'));
  await expect(first).rejects.toThrow('away');
  await settle();
  begun[1]?.end('back');
  expect(await second).toBe('back');
});

it('keeps different keys apart', () => {
  const { ask, begun } = calls();
  void ask('a');
  void ask('b');
  expect(begun).toHaveLength(2);
});
