import { Notifications } from '@mantine/notifications';
import styles from './toasts.module.css';

/** Where toasts appear. */
export default function Toasts() {
  return <Notifications position="top-center" limit={3} classNames={{ root: styles.toasts }} />;
}
