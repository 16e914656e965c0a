/**
 * Callers that ask the same question at the same time share one answer: a page that fetches sixty images at once sends
 * sixty session cookies. An answer is kept no longer than the call takes.
 */
export class SingleFlight<Answer> {
  private readonly underWay = new Map<string, Promise<Answer>>();

  ask(key: string, find: () => Promise<Answer>): Promise<Answer> {
    const known = this.underWay.get(key);
    if (known) return known;
    const asked = find().finally(() => {
      if (this.underWay.get(key) === asked) this.underWay.delete(key);
    });
    this.underWay.set(key, asked);
    return asked;
  }

  /** Call after a change, so that later callers do not share an answer from before it. */
  forget(): void {
    this.underWay.clear();
  }
}
