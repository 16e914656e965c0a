import { Notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { mantineToasts } from '../ui/toasts/mantine-toasts';
import { showToastsOn } from '../ui/toasts/toast';
import styles from './toasts.module.css';
import { useToastPlace } from './use-toast-place';

const POSITION = 'bottom-center';
const findRoot = () =>
  document.querySelector<HTMLElement>(`.${styles.toasts}[data-position="${POSITION}"]`);

export default function Toasts() {
  useEffect(() => showToastsOn(mantineToasts), []);
  useToastPlace(findRoot);
  return <Notifications position={POSITION} limit={3} classNames={{ root: styles.toasts }} />;
}
