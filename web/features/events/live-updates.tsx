import { useLiveUpdates } from './use-live-updates';

/** Renders nothing; keeps the event stream open while the frame is mounted. */
export default function LiveUpdates() {
  useLiveUpdates();
  return null;
}
