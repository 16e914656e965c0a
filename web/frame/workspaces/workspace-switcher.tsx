import { Button } from '@mantine/core';
import { ChevronDown } from 'lucide-react';
import { useTeam } from '../../features/workspaces/use-team';
import { useWorkspace } from '../../features/workspaces/use-workspace';
import { type LoadLayer, useLateLayer } from '../../ui/loading/use-late-layer';
import styles from './workspace-switcher.module.css';
import { frameTexts } from '../texts';

const load: LoadLayer = () => import('./workspace-menu-layer');

/**
 * The current workspace and a menu of the others. Smaller screens list them in the account panel and show only a
 * team's name here.
 */
export function WorkspaceSwitcher() {
  const { isPersonal } = useWorkspace();
  const { team } = useTeam();
  const { Layer, target } = useLateLayer(load, 'menu');
  const name = isPersonal ? frameTexts.personal : (team?.name ?? '\u00a0');
  const button = (
    <Button
      {...target}
      variant="default"
      className={styles.switcher}
      aria-label={frameTexts.space(name)}
      rightSection={<ChevronDown size={16} aria-hidden />}
    >
      <span className={styles.words} title={name}>
        {name}
      </span>
    </Button>
  );
  return (
    <>
      {Layer ? <Layer>{button}</Layer> : button}
      {team && (
        <span className={styles.name} title={team.name}>
          {team.name}
        </span>
      )}
    </>
  );
}
