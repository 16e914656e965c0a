/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { lookUntil } from './look-until';

interface Silent {
  name: string;
  why: string;
}

/** The controls of the page without visible words whose focus brings no tooltip, or another kind of one. */
export async function silentControls(at: Page): Promise<Silent[]> {
  // From now on the browser takes each focus for one by the keyboard.
  await at.keyboard.press('Tab');
  return at.evaluate(async () => {
    const CONTROLS =
      'a[href], button, summary, [role="button"], input[type="radio"], input[type="checkbox"]';
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 2 && height > 2 && getComputedStyle(element).visibility === 'visible';
    };
    const hasWords = (element: Element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { textContent, parentElement } = texts.currentNode;
        if (textContent?.trim() && parentElement && isSeen(parentElement)) return true;
      }
      return false;
    };
    const isNamedBeside = (element: Element) =>
      element instanceof HTMLInputElement && [...(element.labels ?? [])].some(hasWords);
    // A picture is a sign of its own; its words are beside it.
    const isIcon = (element: Element) => !element.querySelector('img') && !hasWords(element);
    const isOff = (element: Element) =>
      element.matches(':disabled, [aria-hidden="true"] *, [inert] *');
    const frame = () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const silent: Silent[] = [];
    const modal = [...document.querySelectorAll('[aria-modal="true"]')].at(-1) ?? document;
    const controls = [...modal.querySelectorAll<HTMLElement>(CONTROLS)].filter(
      (element) => isSeen(element) && !isOff(element) && isIcon(element) && !isNamedBeside(element),
    );
    for (const element of controls) {
      const name = element.getAttribute('aria-label') ?? element.outerHTML.slice(0, 160);
      if (element.title) silent.push({ name, why: 'has a tooltip of the browser' });
      // It may have the focus already, which would bring no event.
      element.blur();
      element.focus({ preventScroll: true });
      await frame();
      if (document.activeElement !== element) continue;
      const tip = document.querySelector<HTMLElement>('[data-text]');
      const keys = element.getAttribute('aria-keyshortcuts');
      if (!tip) silent.push({ name, why: 'has no tooltip' });
      else if (keys && tip.dataset.keys !== keys)
        silent.push({ name, why: `hides its key ${keys}` });
      else if (getComputedStyle(tip, '::before').content === 'none')
        silent.push({ name, why: 'has an empty tooltip' });
    }
    return silent;
  });
}

/** Where the page begins and ends, and the texts that are cut without an ellipsis. */
export const shapeOf = (at: Page) =>
  at.evaluate(() => {
    const main = document.querySelector('main');
    const title = document.querySelector('main h1');
    if (!main || !title) throw new Error('The page has no title.');
    const { left, right } = main.getBoundingClientRect();
    const room = getComputedStyle(main);
    const from = left + Number.parseFloat(room.paddingLeft);
    const to = right - Number.parseFloat(room.paddingRight);
    const isCut = (element: Element) => {
      const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(element);
      const isLonger = element.clientWidth > 2 && element.scrollWidth > element.clientWidth + 1;
      const isTold = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
      return isLonger && overflowX !== 'visible' && overflowX !== 'auto' && !isTold;
    };
    const words = [...main.querySelectorAll('h1, h2, h3, h4, a, strong, span, p, td, th')];
    const cut = words
      .filter((element) => element.textContent?.trim() && isCut(element))
      .map((element) => element.outerHTML.slice(0, 160));
    const titleAt = title.getBoundingClientRect();
    const isWide = titleAt.width > 2;
    return { from, to, titleFrom: isWide ? Math.round(titleAt.left - from) : 0, cut };
  });

/** The controls at a fixed place, or in a dialog, on which a toast lies. */
export const underToasts = (at: Page) =>
  at.evaluate(() => {
    const toasts = [...document.querySelectorAll('.mantine-Notification-root')].map((toast) =>
      toast.getBoundingClientRect(),
    );
    if (toasts.length === 0) return ['no toast'];
    const isFixed = (element: Element | null): boolean =>
      element !== null &&
      (/^(?:fixed|sticky)$/.test(getComputedStyle(element).position) ||
        isFixed(element.parentElement));
    // A control behind a dialog cannot be used.
    const modal = [...document.querySelectorAll('[aria-modal="true"]')].at(-1) ?? document;
    return [...modal.querySelectorAll('a[href], button, input, select, textarea')]
      .filter((control) => !control.closest('.mantine-Notification-root') && isFixed(control))
      .filter((control) => {
        const { width, top, right, bottom, left } = control.getBoundingClientRect();
        return toasts.some(
          (toast) =>
            width > 0 &&
            right > toast.left &&
            left < toast.right &&
            bottom > toast.top &&
            top < toast.bottom,
        );
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent);
  });

/** Cards that are drawn on the way there, or are read meanwhile, make the page longer. */
async function scrollToEnd(at: Page): Promise<void> {
  const end = () =>
    at.evaluate(() => {
      const { scrollHeight } = document.documentElement;
      window.scrollTo(0, scrollHeight);
      return scrollHeight;
    });
  let before = 0;
  let height = await end();
  while (height !== before) {
    await at.waitForTimeout(300);
    before = height;
    height = await end();
  }
  await at.waitForTimeout(100);
}

/**
 * At the end of the page, the controls and lines of lists on which a card of a corner lies, and the cards that lie on each
 * other.
 */
export async function underDocks(at: Page, cards: number): Promise<string[]> {
  return lookUntil(
    (under) => under.length === 0,
    async () => {
      await scrollToEnd(at);
      return underDocksAtOnce(at, cards);
    },
  );
}

/** Scrolls and looks in one step, so that nothing is drawn in between. */
function underDocksAtOnce(at: Page, cards: number): Promise<string[]> {
  return at.evaluate((wanted) => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    const docks = [...document.querySelectorAll('[data-docks] section')];
    const isOn = (a: DOMRect, b: DOMRect) =>
      a.right > b.left + 1 && a.left < b.right - 1 && a.bottom > b.top + 1 && a.top < b.bottom - 1;
    const rectOf = (element: Element) => element.getBoundingClientRect();
    const isSeen = (element: Element): boolean => {
      const { width, height } = rectOf(element);
      const above = element.parentElement;
      return width > 2 && height > 2 && (above === null || isSeen(above));
    };
    const isUnder = (element: Element) =>
      docks.some((dock) => dock !== element && isOn(rectOf(element), rectOf(dock)));
    const named = (element: Element) =>
      element.getAttribute('aria-label') ?? element.textContent?.slice(0, 60) ?? '';
    const parts = document.querySelectorAll(
      ':is(main, header, nav) :is(a[href], button, input, select, textarea, li, tr, [role="gridcell"])',
    );
    const count = docks.length === wanted ? [] : [`${docks.length} cards`];
    const others = [...parts].filter((part) => !part.closest('[data-docks]') && isSeen(part));
    return [...count, ...[...docks, ...others].filter(isUnder).map(named)];
  }, cards);
}
