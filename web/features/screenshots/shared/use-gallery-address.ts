import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { inTransition } from '../../../shared/motion';
import { changeAddress, readAddress } from './gallery-address.model';
import { markGrowing } from './growing-thumbnail';

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

  const { openId } = address;
  const close = useCallback(() => {
    // The router shows the way back as it showed the way here.
    if (openId !== null) markGrowing(openId);
    if (state?.isOpenedHere) void navigate(-1);
    else change({ openId: null });
  }, [state?.isOpenedHere, navigate, change, openId]);

  return { ...address, isEditing: state?.isEditing ?? false, change, open, step, close };
}
