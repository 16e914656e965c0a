import type { Screenshot } from '../../../server/contract/screenshots';

/** What a first character narrows the palette to. */
export type PaletteMode = 'all' | 'tags' | 'collections' | 'commands';

const MODES: Readonly<Record<string, PaletteMode>> = {
  '#': 'tags',
  '/': 'collections',
  '>': 'commands',
};

export interface PaletteQuery {
  mode: PaletteMode;
  words: string;
}

export function readQuery(text: string): PaletteQuery {
  const typed = text.trimStart();
  const mode = MODES[typed.charAt(0)];
  return { mode: mode ?? 'all', words: (mode ? typed.slice(1) : typed).trim() };
}

/** Every word stands somewhere in the label; no words fit everything. */
export function fits(label: string, words: string): boolean {
  const where = label.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => where.includes(word));
}

/** One line that can be chosen. */
export interface Entry {
  /** Unlike every other on the list. */
  id: string;
  label: string;
  hint?: string;
  /** The screenshot that it shows. */
  row?: Screenshot;
  /** Choosing it leaves the palette open. */
  isStaying?: boolean;
  act: () => void;
}

export interface Section {
  title: string;
  entries: Entry[];
}

/** What a part of the palette has to show, and how far it is. */
export interface Findings {
  sections: Section[];
  state: 'ready' | 'loading' | 'offline';
}

/** The parts one below the other; the slowest one says how far they are. */
export function joinFindings(parts: readonly Findings[]): Findings {
  const states = parts.map(({ state }) => state);
  const waiting = states.includes('loading') ? 'loading' : 'ready';
  return {
    sections: parts.flatMap(({ sections }) => sections).filter(({ entries }) => entries.length > 0),
    state: states.includes('offline') ? 'offline' : waiting,
  };
}

/** The next line in a direction; beyond an end the list begins anew. */
export const stepIn = (count: number, active: number, by: number): number =>
  count === 0 ? 0 : (active + by + count) % count;
