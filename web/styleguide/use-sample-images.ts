import { type RefObject, useEffect } from 'react';

const SAMPLES = ['invoice', 'recipe', 'pass', 'event', 'code', 'chat', 'chart', 'terminal'];
const OF_A_SCREENSHOT = /^\/api\/screenshots\/.*?(\d+)\/image/;

/**
 * The guide's screenshots do not exist on the server: bundled pictures replace theirs before the components see an
 * error.
 */
export function useSampleImages(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current;
    const replace = (event: Event) => {
      const image = event.target;
      if (!(image instanceof HTMLImageElement)) return;
      const number = OF_A_SCREENSHOT.exec(new URL(image.currentSrc || image.src).pathname)?.[1];
      if (number === undefined) return;
      event.stopPropagation();
      image.removeAttribute('srcset');
      image.src = `/samples/${SAMPLES[Number(number) % SAMPLES.length]}.webp`;
    };
    element?.addEventListener('error', replace, true);
    return () => element?.removeEventListener('error', replace, true);
  }, [root]);
}
