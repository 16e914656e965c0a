import { useSignOutElsewhere } from '../auth/use-sign-out-elsewhere';
import { useLiveUpdates } from './use-live-updates';

/** Renders nothing; hears of changes, and of a sign-out in another window, while the frame is mounted. */
export default function LiveUpdates() {
  useLiveUpdates();
  useSignOutElsewhere();
  return null;
}
