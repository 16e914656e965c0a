import type { Screenshot } from '../../../server/contract/screenshots';

/** The kinds of entries; a first character selects one. */
type PaletteMode = 'all' | 'tags' | 'collections' | 'commands';

const MODES: Readonly<Record<string, PaletteMode>> = {
  '#': 'tags',
  '/': 'collections',
  '>': 'commands',
};

interface PaletteQuery {
  mode: PaletteMode;
  words: string;
}

export function readQuery(text: string): PaletteQuery {
  const typed = text.trimStart();
  const mode = MODES[typed.charAt(0)];
  return { mode: mode ?? 'all', words: (mode ? typed.slice(1) : typed).trim() };
}

/** Whether the label contains every word; an empty search matches everything. */
export function fits(label: string, words: string): boolean {
  const where = label.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => where.includes(word));
}

/** Whether the label begins with what was typed, so that it is more likely meant than searched for. */
export const begins = (label: string, words: string): boolean =>
  words !== '' && label.toLowerCase().startsWith(words.toLowerCase());

/** One entry of the palette. */
export interface Entry {
  /** Unique in the list. */
  id: string;
  label: string;
  hint?: string;
  /** The screenshot of the entry. */
  row?: Screenshot;
  /** The name of the space in which that is. */
  space?: string;
  /** The palette stays open after this entry. */
  isStaying?: boolean;
  act: () => void;
}

export interface Section {
  title: string;
  entries: Entry[];
}

/** The entries of one source and their loading state. */
export interface Findings {
  sections: Section[];
  state: 'ready' | 'loading' | 'offline';
}

/** Joins the sources; the slowest one decides the state. */
export function joinFindings(parts: readonly Findings[]): Findings {
  const states = parts.map(({ state }) => state);
  const waiting = states.includes('loading') ? 'loading' : 'ready';
  return {
    sections: parts.flatMap(({ sections }) => sections).filter(({ entries }) => entries.length > 0),
    state: states.includes('offline') ? 'offline' : waiting,
  };
}

/** The next entry; wraps around at the ends. */
export const stepIn = (count: number, active: number, by: number): number =>
  count === 0 ? 0 : (active + by + count) % count;
