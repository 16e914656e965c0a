import type { Screenshot } from '../../../server/contract/screenshots';

/** The open screenshot's place in the list it was opened from. */
export interface Place {
  /** Counted from 0; -1 when the list does not have it. */
  index: number;
  previous: Screenshot | undefined;
  next: Screenshot | undefined;
  /** So close to the end of what is loaded that the next page is wanted. */
  isNearEnd: boolean;
}

const NEAR_END = 5;

export function placeOf(siblings: readonly Screenshot[], id: string): Place {
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
  | 'edit'
  | 'download'
  | 'rerun'
  | 'delete';

// Escape is not among them: the dialog around the viewer hears it first.
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
  e: 'edit',
  d: 'download',
  r: 'rerun',
  delete: 'delete',
  '#': 'delete',
};

/** What needs the image itself or changes it is closed while the screenshot is locked. */
const CLOSED_WHEN_LOCKED: readonly ViewerCommand[] = [
  'zoomIn',
  'zoomOut',
  'fit',
  'collect',
  'edit',
  'download',
  'rerun',
];

type Rights = Pick<Screenshot, 'is_locked' | 'can_delete'>;

/** What a key means in the viewer; undefined when it means nothing here, as before the row has arrived. */
export function viewerCommand(key: string, row: Rights | undefined): ViewerCommand | undefined {
  const command = KEYS[key.toLowerCase()];
  if (!command) return undefined;
  if (command === 'delete' && !row?.can_delete) return undefined;
  if (row?.is_locked && CLOSED_WHEN_LOCKED.includes(command)) return undefined;
  return command;
}
