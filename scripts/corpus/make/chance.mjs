/** A seeded source of chance (mulberry32): the same seed makes the same pages. */
export class Chance {
  #state;

  constructor(seed) {
    this.#state = seed >>> 0;
  }

  next() {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let t = this.#state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  /** From `low` to `high`, both included. */
  int(low, high) {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  is(probability) {
    return this.next() < probability;
  }

  one(list) {
    return list[Math.floor(this.next() * list.length)];
  }

  /** `count` different ones, or all there are. */
  some(list, count) {
    const left = [...list];
    const taken = [];
    while (taken.length < count && left.length > 0) {
      taken.push(...left.splice(Math.floor(this.next() * left.length), 1));
    }
    return taken;
  }
}
