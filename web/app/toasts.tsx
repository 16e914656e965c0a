import { Notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { mantineToasts } from '../ui/toasts/mantine-toasts';
import { showToastsOn } from '../ui/toasts/toast';
import styles from './toasts.module.css';

export default function Toasts() {
  useEffect(() => showToastsOn(mantineToasts), []);
  return <Notifications position="bottom-center" limit={3} classNames={{ root: styles.toasts }} />;
}
