import { UnstyledButton } from '@mantine/core';
import { useSession } from '../../features/auth/session.queries';
import { Letter } from '../../ui/layout/letter';
import { type LoadLayer, useLateLayer } from '../../ui/loading/use-late-layer';
import { frameTexts } from '../texts';
import styles from './user-menu.module.css';

const load: LoadLayer = () => import('./user-panel');

/** The person's initial; opens the account panel. */
export function UserMenu() {
  const session = useSession();
  const { Layer, target } = useLateLayer(load, 'dialog');
  if (session.state !== 'in') return null;
  const { name } = session.user.google_user_data;
  const button = (
    <UnstyledButton {...target} className={styles.target} aria-label={frameTexts.account(name)}>
      <Letter name={name} />
    </UnstyledButton>
  );
  return Layer ? <Layer>{button}</Layer> : button;
}
