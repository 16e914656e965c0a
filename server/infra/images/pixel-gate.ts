/**
 * Lets decodes through as long as their pixels together stay below a budget: eight images of 50 megapixels at
 * once would need more than a gigabyte. One image larger than the budget still passes, alone.
 */
export class PixelGate {
  private inUse = 0;
  private readonly waiting: { pixels: number; enter: () => void }[] = [];

  constructor(private readonly budget: number) {}

  async run<Result>(pixels: number, work: () => Promise<Result>): Promise<Result> {
    await this.enter(pixels);
    try {
      return await work();
    } finally {
      this.inUse -= pixels;
      this.admit();
    }
  }

  private enter(pixels: number): Promise<void> {
    return new Promise((enter) => {
      this.waiting.push({ pixels, enter });
      this.admit();
    });
  }

  /** First come, first served: a large image is not overtaken for ever by small ones. */
  private admit(): void {
    for (let next = this.waiting[0]; next !== undefined; next = this.waiting[0]) {
      if (this.inUse > 0 && this.inUse + next.pixels > this.budget) return;
      this.waiting.shift();
      this.inUse += next.pixels;
      next.enter();
    }
  }
}
