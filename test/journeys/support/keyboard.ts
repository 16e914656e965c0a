/// <reference lib="dom" />
import type { Page } from 'playwright-core';

const MOST_STOPS = 90;

/** The accessible name of the focused element; empty for the page itself. */
export function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const part = document.activeElement;
    if (!part || part === document.body) return '';
    const label = part instanceof HTMLInputElement ? part.labels?.[0]?.textContent : null;
    return (part.getAttribute('aria-label') ?? label ?? part.textContent).trim();
  });
}

/** Tells whether the focus is visible: on the element, on its label or on its container. */
export function isRingSeen(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const part = document.activeElement;
    if (!part || part === document.body) return true;
    const around = [part, part.nextElementSibling, ...ancestors(part, 4)];
    return around.some((one) => {
      if (!one) return false;
      return [getComputedStyle(one), getComputedStyle(one, '::after')].some(
        ({ outlineStyle, outlineWidth }) =>
          outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1,
      );
    });
    function ancestors(from: Element, count: number): Element[] {
      const parent = from.parentElement;
      return parent && count > 0 ? [parent, ...ancestors(parent, count - 1)] : [];
    }
  });
}

/** Presses Tab until the focused element has this name. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const isIt = (text: string) => (typeof name === 'string' ? text === name : name.test(text));
  const passed: string[] = [];
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const now = await focusedName(page);
    if (isIt(now)) {
      if (!(await isRingSeen(page))) throw new Error(`The focus on “${now}” is not seen.`);
      return;
    }
    passed.push(now.slice(0, 40));
  }
  throw new Error(`Tab does not lead to ${String(name)}, but to ${passed.join(' | ')}`);
}

/**
 * Walks the whole page by Tab: returns the names of stops without a focus ring, and an error when the walk does not
 * end.
 */
export async function walk(page: Page): Promise<string[]> {
  const faults: string[] = [];
  await page.evaluate(() => {
    document.querySelectorAll('[data-stop]').forEach((part) => part.removeAttribute('data-stop'));
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const isOver = await page.evaluate(() => {
      const part = document.activeElement;
      if (!part || part === document.body || part.hasAttribute('data-stop')) return true;
      part.setAttribute('data-stop', '');
      return false;
    });
    if (isOver) return faults;
    if (!(await isRingSeen(page))) faults.push(`no ring on ${await focusedName(page)}`);
  }
  return [...faults, `Tab does not come round in ${MOST_STOPS} steps`];
}
