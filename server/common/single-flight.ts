/**
 * Whoever asks while the same question is under way gets that answer: a page that fetches sixty images at once asks
 * sixty times who it is. Nothing is kept longer than the asking takes.
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

  /** After a change: those who ask from now on do not get an answer from before it. */
  forget(): void {
    this.underWay.clear();
  }
}
