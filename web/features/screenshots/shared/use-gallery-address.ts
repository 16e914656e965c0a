import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { inTransition } from '../../../shared/motion';
import { changeAddress, readAddress } from './gallery-address.model';
import { markGrowing } from './growing-thumbnail';

interface OpenedState {
  /** The viewer created this history entry, so Back closes it. */
  isOpenedHere?: boolean;
  isEditing?: boolean;
}

/** The address of the list behind the viewer. */
function listOf(search: URLSearchParams): string {
  const list = new URLSearchParams(search);
  list.delete('view');
  return list.toString();
}

/** The parameters of the address. The router's setter is another one at each address, and every card would be drawn anew. */
function useAddress() {
  const [search, setSearch] = useSearchParams();
  const latest = useRef(setSearch);
  useLayoutEffect(() => {
    latest.current = setSearch;
  });
  const set = useCallback<typeof setSearch>((...next) => latest.current(...next), []);
  return [search, set] as const;
}

/** The state of the gallery, all of it in the address. */
export function useGalleryAddress() {
  const [search, setSearch] = useAddress();
  const navigate = useNavigate();
  const state = useLocation().state as OpenedState | null;
  const openId = search.get('view');
  const list = listOf(search);
  // The same object while the viewer opens and closes, so that what only the list decides is not drawn anew.
  const address = useMemo(() => readAddress(new URLSearchParams(list)), [list]);

  const change = useCallback(
    (next: Parameters<typeof changeAddress>[1]) =>
      setSearch((current) => changeAddress(current, next), {
        replace: true,
        preventScrollReset: true,
      }),
    [setSearch],
  );

  const open = useCallback(
    (openId: string, isEditing = false) => {
      markGrowing(openId);
      setSearch((current) => changeAddress(current, { openId }), {
        preventScrollReset: true,
        state: { isOpenedHere: true, isEditing } satisfies OpenedState,
        ...inTransition(),
      });
    },
    [setSearch],
  );

  /** Replaces the open screenshot; Back still closes the viewer. */
  const step = useCallback(
    (openId: string) =>
      setSearch((current) => changeAddress(current, { openId }), {
        replace: true,
        preventScrollReset: true,
        state: { isOpenedHere: state?.isOpenedHere } satisfies OpenedState,
      }),
    [setSearch, state?.isOpenedHere],
  );

  const close = useCallback(() => {
    // The router shows the way back as it showed the way here.
    if (openId !== null) markGrowing(openId);
    if (state?.isOpenedHere) void navigate(-1);
    else change({ openId: null });
  }, [state?.isOpenedHere, navigate, change, openId]);

  return {
    ...address,
    list,
    openId,
    isEditing: state?.isEditing ?? false,
    change,
    open,
    step,
    close,
  };
}
