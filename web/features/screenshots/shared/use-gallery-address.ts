import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { changeAddress, readAddress } from './gallery-address.model';

interface OpenedState {
  /** The viewer created this history entry, so Back closes it. */
  isOpenedHere?: boolean;
  isEditing?: boolean;
}

/** The state of the gallery, all of it in the address. */
export function useGalleryAddress() {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const state = useLocation().state as OpenedState | null;
  const address = useMemo(() => readAddress(search), [search]);

  const change = useCallback(
    (next: Parameters<typeof changeAddress>[1]) =>
      setSearch((current) => changeAddress(current, next), {
        replace: true,
        preventScrollReset: true,
      }),
    [setSearch],
  );

  const open = useCallback(
    (openId: string, isEditing = false) =>
      setSearch((current) => changeAddress(current, { openId }), {
        preventScrollReset: true,
        state: { isOpenedHere: true, isEditing } satisfies OpenedState,
      }),
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
    if (state?.isOpenedHere) void navigate(-1);
    else change({ openId: null });
  }, [state?.isOpenedHere, navigate, change]);

  return { ...address, isEditing: state?.isEditing ?? false, change, open, step, close };
}
