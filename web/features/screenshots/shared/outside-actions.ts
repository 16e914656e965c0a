import { createContext, useContext } from 'react';

/** Actions of other features on screenshots; the frame provides them, so that this feature imports none. */
interface OutsideActions {
  /** Opens the dialog that adds these screenshots to a collection. */
  collect: (ids: readonly string[]) => void;
  /** Uploads files into the present space, as if they were picked. */
  upload: (files: readonly File[]) => void;
}

const OutsideActionsContext = createContext<OutsideActions | null>(null);

export const OutsideActionsProvider = OutsideActionsContext.Provider;

/** Null without a frame, as in the test of a single component. */
export const useOutsideActions = (): OutsideActions | null => useContext(OutsideActionsContext);
