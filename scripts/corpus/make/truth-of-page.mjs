/* global document, NodeFilter */

/**
 * Runs inside the browser: what can be seen, word by word and region by region, in image pixels.
 * @param {number} scale
 */
export function truthOfPage(scale) {
  const visible = { w: document.documentElement.clientWidth, h: window.innerHeight };
  const pixels = ({ left, top, right, bottom }) => ({
    x: Math.round(left * scale),
    y: Math.round(top * scale),
    w: Math.round((right - left) * scale),
    h: Math.round((bottom - top) * scale),
  });
  const isInside = (/** @type {DOMRect} */ rect) =>
    rect.width > 0 &&
    rect.left >= -1 &&
    rect.right <= visible.w + 1 &&
    rect.top >= -1 &&
    rect.bottom <= visible.h + 1;
  /** Text that another window covers, or that runs out of its own, is in the page but cannot be seen. */
  const isOnTop = (/** @type {HTMLElement} */ element, /** @type {DOMRect} */ rect) => {
    const hit = document.elementFromPoint(
      (rect.left + rect.right) / 2,
      (rect.top + rect.bottom) / 2,
    );
    const drawing = element.closest('svg');
    return (
      hit !== null &&
      (element.contains(hit) || (drawing !== null && hit.closest('svg') === drawing))
    );
  };

  const words = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || element.closest('script,style,[hidden]')) continue;
    /** @type {HTMLElement | null} */
    const owner = element.closest('[data-role]');
    for (const match of /** @type {Text} */ (node).data.matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      const rect = range.getClientRects()[0];
      if (!rect || !isInside(rect) || !isOnTop(element, rect)) continue;
      words.push({
        text: match[0],
        rect,
        element,
        owner,
        role: owner?.dataset.role ?? 'page',
        isTitle: element.closest('[data-title]') !== null,
      });
    }
  }

  /** @type {{ words: { text: string; rect: DOMRect; role: string; isTitle: boolean; }[]; }[]} */
  const lines = [];
  for (const word of words) {
    const line = lines.at(-1);
    const last = line?.words.at(-1);
    const isSame =
      last &&
      last.role === word.role &&
      Math.abs((last.rect.top + last.rect.bottom) / 2 - (word.rect.top + word.rect.bottom) / 2) <
        word.rect.height * 0.4 &&
      word.rect.left >= last.rect.right - 2 &&
      word.rect.left - last.rect.right < word.rect.height * 2;
    if (line && isSame) line.words.push(word);
    else lines.push({ words: [word] });
  }

  /**
   * Neither the picture, a window nor what lies above hides a word of it.
   * @param {HTMLElement} element
   */
  const isWhole = (element) => {
    const seen = words.filter(({ owner }) => owner === element).length;
    return seen === (element.textContent.match(/\S+/g)?.length ?? 0);
  };

  /** @type {NodeListOf<HTMLElement>} */
  const owners = document.querySelectorAll('[data-role]');
  const regions = [...owners]
    .map((element) => ({ element, rect: element.getBoundingClientRect() }))
    .filter(
      ({ rect }) =>
        rect.width > 4 && rect.height > 4 && rect.top < visible.h && rect.left < visible.w,
    )
    .map(({ element, rect }) => ({
      role: element.dataset.role,
      box: pixels({
        left: Math.max(0, rect.left),
        top: Math.max(0, rect.top),
        right: Math.min(visible.w, rect.right),
        bottom: Math.min(visible.h, rect.bottom),
      }),
      ...(element.dataset.role === 'code' && isWhole(element) ? { text: element.textContent } : {}),
    }));

  const days = [...document.querySelectorAll('time')]
    .filter((time) => {
      const seen = words.filter(({ element }) => time.contains(element)).length;
      return seen === time.textContent.match(/\S+/g)?.length;
    })
    .map(({ dataset, textContent }) => ({
      date: dataset.day,
      role: dataset.of || null,
      text: textContent,
    }));
  /** Texts that a person may call the page by: its headings, and the bar of the window in front. */
  const front = document.querySelector('[data-role=dialog],[data-role=window]') ?? document.body;
  const titles = [
    ...front.querySelectorAll('[data-title],[data-role=heading],[data-role=titlebar]'),
  ]
    .map((element) => words.filter(({ element: own }) => element.contains(own)))
    .map((own) => own.map(({ text }) => text).join(' '))
    .map((text) => text.replace(/[\s–▢×]+$/u, ''));

  return {
    days,
    titles: [...new Set(titles)].filter(Boolean),
    lines: lines.map(({ words: own }) => ({
      text: own.map(({ text }) => text).join(' '),
      role: own[0].role,
      isTitle: own.every(({ isTitle }) => isTitle),
      words: own.map(({ text, rect }) => ({ text, box: pixels(rect) })),
    })),
    regions,
  };
}
