import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { changeAnswer } from './change-answer';

const queryKey = ['numbers'];

/** A cached list of numbers, whose next reading answers when it is told to. */
function setUp() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  let answer: (numbers: number[]) => void = () => undefined;
  let fail: () => void = () => undefined;
  const queryFn = ({ signal }: { signal: AbortSignal }) =>
    new Promise<number[]>((resolve, reject) => {
      answer = resolve;
      fail = () => reject(new Error('down'));
      signal.addEventListener('abort', fail);
    });
  client.setQueryData(queryKey, [1, 2, 3], { updatedAt: 1_000 });
  const query = client.getQueryCache().find({ queryKey })!;
  return {
    client,
    query,
    options: { queryKey, queryFn },
    read: () => client.fetchQuery({ queryKey, queryFn, staleTime: 0 }).catch(() => undefined),
    answer: (numbers: number[]) => answer(numbers),
    fail: () => fail(),
    without: (gone: number) =>
      changeAnswer<number[]>(client, query, (all) => all.filter((number) => number !== gone)),
    data: () => client.getQueryData(queryKey),
  };
}

describe('a change in place', () => {
  it('makes an answer no younger', () => {
    const { query, without, data } = setUp();
    without(2);
    expect(data()).toEqual([1, 3]);
    expect(query.state.dataUpdatedAt).toBe(1_000);
  });

  it('leaves an answer that is out of date to be read again', async () => {
    const { client, query, without } = setUp();
    await client.invalidateQueries({ queryKey, refetchType: 'none' });
    without(2);
    expect(query.state.isInvalidated).toBe(true);
  });

  it('hides no failure', async () => {
    const { query, without, read, fail } = setUp();
    const reading = read();
    fail();
    await reading;
    without(2);
    expect([query.state.status, query.state.error?.message]).toEqual(['error', 'down']);
  });

  it('stays, and the answer stays out of date, where its reading is given up', async () => {
    const { client, query, without, options, data } = setUp();
    client.setQueryData(queryKey, [1, 2, 3]);
    const end = new QueryObserver(client, { ...options, staleTime: 60_000 }).subscribe(() => null);
    await client.invalidateQueries({ queryKey, refetchType: 'none' });
    void client.refetchQueries({ queryKey });
    without(2);
    // The last one who watched it leaves.
    end();
    await new Promise((done) => setTimeout(done, 0));
    expect(query.state.fetchStatus).toBe('idle');
    expect(data()).toEqual([1, 3]);
    expect(query.isStaleByTime(60_000)).toBe(true);
  });

  it('is made in an answer that was on its way, too', async () => {
    const { without, read, answer, data } = setUp();
    const reading = read();
    without(2);
    answer([1, 2, 3, 4]);
    await reading;
    expect(data()).toEqual([1, 3, 4]);
  });

  it('is made in a first answer that was on its way', async () => {
    const { client, without, read, answer, data, query } = setUp();
    query.reset();
    client.setQueryData(queryKey, undefined);
    query.setState({ data: undefined, status: 'pending' });
    const reading = read();
    without(2);
    answer([1, 2]);
    await reading;
    expect(data()).toEqual([1]);
  });
});
