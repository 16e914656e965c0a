import type { Output } from './output';
import { cut } from './width';

const EVERY_MS = 80;

export interface ProgressLine {
  show(text: string): void;
  clear(): void;
}

/** One line that is overwritten; nothing without a terminal. */
export function progressLine({ hasProgress }: Output): ProgressLine {
  if (!hasProgress) return { show: () => undefined, clear: () => undefined };
  let shownAt = 0;
  return {
    show(text) {
      const now = Date.now();
      if (now - shownAt < EVERY_MS) return;
      shownAt = now;
      process.stderr.write(`\r\u001b[2K${cut(text, (process.stderr.columns || 80) - 1)}`);
    },
    clear() {
      if (shownAt !== 0) process.stderr.write('\r\u001b[2K');
    },
  };
}

const WIDTH = 20;

/** `[######--------------] 30/100` */
export function bar(done: number, all: number): string {
  const full = all === 0 ? WIDTH : Math.round((done / all) * WIDTH);
  return `[${'#'.repeat(full)}${'-'.repeat(WIDTH - full)}] ${done}/${all}`;
}
