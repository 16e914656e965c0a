import type { KeyboardEvent } from 'react';
import type { Screenshot } from '../../../../server/contract/screenshots';
import { type CardActions, commandFor } from '../cards/card-actions';
import { areSingleKeysOff, isFreeKey } from '../shared/keyboard';
import type { useRovingFocus } from './use-roving-focus';

/** The selection in the grid and its changes. */
export interface GridSelection {
  ids: ReadonlySet<string>;
  select: (id: string, isRange: boolean) => void;
  selectGroup: (ids: readonly string[]) => void;
}

/** The space bar on a card; on a control inside the card it presses the control. */
const isSpaceOnCard = ({ key, target }: KeyboardEvent): boolean =>
  key === ' ' && target instanceof Element && target.closest('button, input') === null;

interface GridKeys {
  rows: readonly Screenshot[];
  roving: Pick<ReturnType<typeof useRovingFocus>, 'active' | 'onKeyDown'>;
  actions: CardActions;
  selection: GridSelection | undefined;
}

/** The keys of the grid: arrows move, with Shift they select, the space bar selects, single keys act on the card. */
export function useGridKeys({ rows, roving, actions, selection }: GridKeys) {
  /** Moves the focus, and with Shift the end of the selection; returns whether it selected. */
  const move = (event: KeyboardEvent, row: Screenshot | undefined): boolean => {
    // With Shift the range starts here, before the arrow moves.
    const isStart = event.shiftKey && event.key.startsWith('Arrow') && selection?.ids.size === 0;
    if (isStart && row) selection.select(row.id, false);
    const moved = roving.onKeyDown(event);
    const target = moved === null ? undefined : rows[moved];
    if (!event.shiftKey || !target) return false;
    selection?.select(target.id, true);
    return true;
  };
  return (event: KeyboardEvent): void => {
    const { index, isDay } = roving.active;
    // A key on a day heading has no single screenshot.
    const row = isDay ? undefined : rows[index];
    if (move(event, row)) return;
    if (!row || !isFreeKey(event)) return;
    if (selection && isSpaceOnCard(event)) {
      event.preventDefault();
      return selection.select(row.id, event.shiftKey);
    }
    if (areSingleKeysOff()) return;
    const command = commandFor(event.key, row);
    if (!command) return;
    event.preventDefault();
    command(actions, row);
  };
}
