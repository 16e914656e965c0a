import type { BrowserContext, Page } from 'playwright-core';

/** A page waits most of its time for answers, fonts and the end of motion, so some wait beside each other. */
const TABS = 4;

/** Opens all addresses, some at once, and returns what was found on them, in their order. */
export async function inTabs(
  context: BrowserContext,
  addresses: readonly string[],
  prepare: (at: Page) => Promise<unknown>,
  visit: (at: Page, address: string) => Promise<string[]>,
): Promise<string[]> {
  const found: string[][] = [];
  const left = [...addresses.entries()];
  const walk = async () => {
    const at = await context.newPage();
    await prepare(at);
    for (let next = left.shift(); next; next = left.shift()) {
      const [index, address] = next;
      found[index] = await visit(at, address);
    }
    await at.close();
  };
  await Promise.all(Array.from({ length: TABS }, walk));
  return found.flat();
}
