import type { Screenshot } from '../../../../server/contract/screenshots';

/** The position of the open screenshot in its list. */
export interface ViewerPosition {
  /** Zero-based; -1 when the list does not have it. */
  index: number;
  previous: Screenshot | undefined;
  next: Screenshot | undefined;
  /** Near the end of the loaded rows, so that the next page is needed. */
  isNearEnd: boolean;
}

const NEAR_END = 5;

export function positionOf(siblings: readonly Screenshot[], id: string): ViewerPosition {
  const index = siblings.findIndex((row) => row.id === id);
  if (index < 0) return { index, previous: undefined, next: undefined, isNearEnd: false };
  return {
    index,
    previous: siblings[index - 1],
    next: siblings[index + 1],
    isNearEnd: index >= siblings.length - NEAR_END,
  };
}

export type ViewerCommand =
  | 'previous'
  | 'next'
  | 'zoomIn'
  | 'zoomOut'
  | 'fit'
  | 'details'
  | 'favorite'
  | 'collect'
  | 'transfer'
  | 'share'
  | 'edit'
  | 'download'
  | 'rerun'
  | 'crop'
  | 'delete';

// Not Escape: the dialog around the viewer handles it first.
const KEYS: Record<string, ViewerCommand> = {
  arrowleft: 'previous',
  arrowright: 'next',
  '+': 'zoomIn',
  '=': 'zoomIn',
  '-': 'zoomOut',
  '0': 'fit',
  i: 'details',
  f: 'favorite',
  c: 'collect',
  m: 'transfer',
  s: 'share',
  e: 'edit',
  d: 'download',
  r: 'rerun',
  delete: 'delete',
  '#': 'delete',
};

/** Commands that need or change the image; disabled for a locked screenshot. */
const CLOSED_WHEN_LOCKED: readonly ViewerCommand[] = [
  'zoomIn',
  'zoomOut',
  'fit',
  'collect',
  'transfer',
  'share',
  'edit',
  'download',
  'rerun',
  'crop',
];

type Rights = Pick<Screenshot, 'is_locked' | 'can_delete'>;

/** The command of a key; undefined for other keys and before the row is loaded. */
export function viewerCommand(key: string, row: Rights | undefined): ViewerCommand | undefined {
  const command = KEYS[key.toLowerCase()];
  if (!command) return undefined;
  if (command === 'delete' && !row?.can_delete) return undefined;
  if (row?.is_locked && CLOSED_WHEN_LOCKED.includes(command)) return undefined;
  return command;
}
