import type { Screenshot } from '../../../../server/contract/screenshots';

/** The actions of a screenshot in the gallery. */
export interface CardActions {
  open: (id: string) => void;
  edit: (id: string) => void;
  toggleFavorite: (row: Screenshot) => void;
  askDelete: (id: string) => void;
  cancelDelete: (id: string) => void;
  remove: (id: string) => void;
  rerun: (row: Screenshot) => void;
  download: (id: string) => void;
  /** Undefined where nothing can be selected. Selects it, or with `isRange` everything from the last selected one. */
  select?: (id: string, isRange: boolean) => void;
  /** Opens the dialog that adds it to a collection. */
  collect: (id: string) => void;
  /** Opens the dialog that moves or copies it to another space. */
  transfer: (id: string) => void;
  /** Opens the dialog that makes a link. */
  share: (id: string) => void;
  /** Puts the picture into the clipboard. */
  copyImage: (row: Screenshot) => void;
}

type Command = (actions: CardActions, row: Screenshot) => void;

const COMMANDS: Record<string, Command> = {
  f: (actions, row) => actions.toggleFavorite(row),
  e: (actions, row) => actions.edit(row.id),
  d: (actions, row) => actions.download(row.id),
  r: (actions, row) => actions.rerun(row),
  c: (actions, row) => actions.collect(row.id),
  m: (actions, row) => actions.transfer(row.id),
  s: (actions, row) => actions.share(row.id),
  // No key: Ctrl C is the browser's.
  'copy image': (actions, row) => actions.copyImage(row),
  x: (actions, row) => actions.select?.(row.id, false),
  delete: (actions, row) => actions.askDelete(row.id),
  '#': (actions, row) => actions.askDelete(row.id),
};

/** A locked screenshot allows only favorite, selection and deletion. */
const OPEN_WHEN_LOCKED = new Set(['f', 'x', 'delete', '#']);

const DELETIONS = new Set(['delete', '#']);

/** The command of a key for the focused screenshot; undefined for other keys. */
export function commandFor(key: string, row: Screenshot): Command | undefined {
  const name = key.toLowerCase();
  if (!row.can_delete && DELETIONS.has(name)) return undefined;
  if (row.is_locked && !OPEN_WHEN_LOCKED.has(name)) return undefined;
  return COMMANDS[name];
}
