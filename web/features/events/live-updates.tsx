import { useLiveUpdates } from './use-live-updates';

/** Shows nothing itself: keeps the line to the server open for as long as the frame stands. */
export default function LiveUpdates() {
  useLiveUpdates();
  return null;
}
