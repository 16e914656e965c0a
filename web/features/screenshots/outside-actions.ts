import { createContext, useContext } from 'react';

/** What other features do to screenshots; the frame provides it, so that screenshots import none of them. */
export interface OutsideActions {
  /** Opens the dialog that adds these screenshots to a collection. */
  collect: (ids: readonly string[]) => void;
}

const OutsideActionsContext = createContext<OutsideActions | null>(null);

export const OutsideActionsProvider = OutsideActionsContext.Provider;

/** Null where no frame stands around, as in a test of a single component. */
export const useOutsideActions = (): OutsideActions | null => useContext(OutsideActionsContext);
