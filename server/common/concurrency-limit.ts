/** Lets so many pieces of work run at a time; the others wait in their order. */
export class ConcurrencyLimit {
  private running = 0;
  private readonly queue: (() => void)[] = [];

  constructor(private readonly atOnce: number) {}

  get waiting(): number {
    return this.queue.length;
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.running >= this.atOnce) await new Promise<void>((done) => this.queue.push(done));
    else this.running += 1;
    try {
      return await work();
    } finally {
      const next = this.queue.shift();
      // The place goes on to whoever has waited longest.
      if (next) next();
      else this.running -= 1;
    }
  }
}
