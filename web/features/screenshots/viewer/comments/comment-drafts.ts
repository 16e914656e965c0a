import { create } from 'zustand';
import { onSessionEnd } from '../../../auth/session.queries';

/**
 * Comments that are being written: a new one by the id of its screenshot, a changed one by its own. They outlive the form, which
 * goes when somebody locks the screenshot or the viewer moves on.
 */
const useStore = create<Readonly<Record<string, string>>>(() => ({}));

onSessionEnd(() => useStore.setState({}, true));

export const commentDrafts = {
  keep: (id: string, typed: string): void => useStore.setState({ [id]: typed }),
  /** With `sent` only if nothing else was typed since. */
  drop: (id: string, sent?: string): void => {
    const { [id]: kept, ...others } = useStore.getState();
    if (sent === undefined || sent === kept) useStore.setState(others, true);
  },
};

export const useCommentDraft = (id: string): string | null =>
  useStore((drafts) => drafts[id] ?? null);
