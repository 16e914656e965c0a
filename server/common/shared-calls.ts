/** Does the work of a call for this number of askers. */
type Work<Result> = (askers: number) => Promise<Result>;

interface Call<Result> {
  askers: number;
  result: Promise<Result>;
}

/**
 * One piece of work for everybody who asks while the last one runs. It begins after all of them have asked, so nobody gets
 * an answer that is older than the question.
 */
export class SharedCalls<Result> {
  private readonly running = new Map<string, Promise<Result>>();
  private readonly waiting = new Map<string, Call<Result>>();

  ask(key: string, work: Work<Result>): Promise<Result> {
    const call = this.waiting.get(key);
    if (call) {
      call.askers += 1;
      return call.result;
    }
    const before = this.running.get(key);
    if (!before) return this.run(key, work, 1);
    const next: Call<Result> = {
      askers: 1,
      result: before.then(nothing, nothing).then(() => {
        this.waiting.delete(key);
        return this.run(key, work, next.askers);
      }),
    };
    this.waiting.set(key, next);
    return next.result;
  }

  private run(key: string, work: Work<Result>, askers: number): Promise<Result> {
    const result = work(askers);
    this.running.set(key, result);
    const end = () => {
      if (this.running.get(key) === result) this.running.delete(key);
    };
    result.then(end, end);
    return result;
  }
}

const nothing = () => undefined;
