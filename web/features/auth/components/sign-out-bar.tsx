import { useSyncExternalStore } from 'react';
import { TopBar } from '../../../ui/states/top-bars';
import { uiTexts } from '../../../ui/texts';
import { pendingSignOut } from '../pending-sign-out';
import { authTexts } from '../texts';

const { subscribe, hasFailed, retry } = pendingSignOut;

/** Says that the server has not confirmed a sign-out, on whatever page is shown. */
export function SignOutBar() {
  const isShown = useSyncExternalStore(subscribe, hasFailed, () => false);
  if (!isShown) return null;
  return (
    <TopBar action={{ label: uiTexts.retry, onAct: () => void retry() }}>
      {authTexts.signOutFailed}
    </TopBar>
  );
}
