import type { Locator, Page } from 'playwright-core';

/** Counts what a person has to do: each click, each key or field, so that a journey has a bound. */
export class Effort {
  clicks = 0;
  keys = 0;

  constructor(private readonly page: Page) {}

  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.click();
  }

  async press(key: string): Promise<void> {
    this.keys += 1;
    await this.page.keyboard.press(key);
  }

  /** Filling a field counts as one key, however long the text is. */
  async fill(target: Locator, text: string): Promise<void> {
    this.keys += 1;
    await target.fill(text);
  }
}
