import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Screenshot } from '../../../../server/contract/screenshots';
import {
  allOf,
  extended,
  groupToggled,
  NOTHING,
  pruned,
  type Selection,
  toggled,
} from './selection.model';

/** The selection of a grid; rows that leave the list are deselected. */
export function useSelection(rows: readonly Screenshot[]) {
  const [chosen, setChosen] = useState<Selection>(NOTHING);
  const order = useMemo(() => rows.map(({ id }) => id), [rows]);
  const orderNow = useRef(order);
  useEffect(() => {
    orderNow.current = order;
  });
  const selection = useMemo(() => pruned(chosen, order), [chosen, order]);

  const select = useCallback(
    (id: string, isRange: boolean) =>
      setChosen((now) => (isRange ? extended(now, id, orderNow.current) : toggled(now, id))),
    [],
  );
  const selectGroup = useCallback(
    (ids: readonly string[]) => setChosen((now) => groupToggled(now, ids)),
    [],
  );
  const selectAll = useCallback(() => setChosen(allOf(orderNow.current)), []);
  const clear = useCallback(() => setChosen(NOTHING), []);
  const { ids } = selection;
  return useMemo(
    () => ({ ids, select, selectGroup, selectAll, clear }),
    [ids, select, selectGroup, selectAll, clear],
  );
}
