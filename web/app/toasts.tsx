import { Notifications, notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { onSessionEnd } from '../features/auth/session.queries';
import { mantineToasts } from '../ui/toasts/mantine-toasts';
import { showToastsOn } from '../ui/toasts/toast';
import styles from './toasts.module.css';
import { useToastPlace } from './use-toast-place';

const POSITION = 'bottom-center';
const findRoot = () =>
  document.querySelector<HTMLElement>(`.${styles.toasts}[data-position="${POSITION}"]`);

export default function Toasts() {
  useEffect(() => showToastsOn(mantineToasts), []);
  // The next person can neither undo what was done nor should read of it.
  useEffect(() => onSessionEnd(() => notifications.clean()), []);
  useToastPlace(findRoot);
  return <Notifications position={POSITION} limit={3} classNames={{ root: styles.toasts }} />;
}
