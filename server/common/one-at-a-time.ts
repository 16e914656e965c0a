/** Pieces of work with the same key run one after another in their order; those of different keys run beside each other. */
export class OneAtATime {
  private readonly last = new Map<string, Promise<unknown>>();

  run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.last.get(key) ?? Promise.resolve();
    const result = before.then(work, work);
    this.last.set(key, result);
    const end = () => {
      if (this.last.get(key) === result) this.last.delete(key);
    };
    result.then(end, end);
    return result;
  }
}
