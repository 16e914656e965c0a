import { Notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { mantineToasts } from '../ui/mantine-toasts';
import { showToastsOn } from '../ui/toast';
import styles from './toasts.module.css';

/** Where toasts appear. */
export default function Toasts() {
  useEffect(() => showToastsOn(mantineToasts), []);
  return <Notifications position="top-center" limit={3} classNames={{ root: styles.toasts }} />;
}
