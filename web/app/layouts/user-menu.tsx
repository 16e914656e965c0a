import { Avatar, UnstyledButton } from '@mantine/core';
import { useSession } from '../../features/auth/session.queries';
import { type LoadLayer, useLateLayer } from '../../ui/use-late-layer';
import { frameTexts } from './texts';
import styles from './user-menu.module.css';

const load: LoadLayer = () => import('./user-panel');

const initialOf = (name: string): string => (Array.from(name)[0] ?? '?').toUpperCase();

/** The picture of the person who is signed in; behind it the account's panel. */
export function UserMenu() {
  const session = useSession();
  const { Layer, target } = useLateLayer(load, 'dialog');
  if (session.state !== 'in') return null;
  const { name, picture } = session.user.google_user_data;
  const button = (
    <UnstyledButton {...target} className={styles.target} aria-label={frameTexts.account(name)}>
      <Avatar src={picture} size={32} radius="xl" alt="" color="accent">
        {initialOf(name)}
      </Avatar>
    </UnstyledButton>
  );
  return Layer ? <Layer>{button}</Layer> : button;
}
