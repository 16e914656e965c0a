/** Choices that are the same in every run, so that a difference can be looked at again. */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed;
  }

  /** A whole number from 0 up to, not including, the bound. */
  below(bound: number): number {
    // The lowest bits of such a generator repeat early.
    this.state = (Math.imul(this.state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((this.state / 2 ** 32) * bound);
  }

  isLikely(share: number): boolean {
    return this.below(1_000) < share * 1_000;
  }

  one<Item>(list: readonly [Item, ...Item[]]): Item {
    return list[this.below(list.length)] ?? list[0];
  }

  some<Item>(list: readonly [Item, ...Item[]], most: number): Item[] {
    const taken = Array.from({ length: this.below(most + 1) }, () => this.one(list));
    return [...new Set(taken)];
  }
}
