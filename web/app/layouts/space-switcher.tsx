import { Button } from '@mantine/core';
import { ChevronDown } from 'lucide-react';
import { useTeam } from '../../features/workspaces/use-team';
import { useWorkspace } from '../../features/workspaces/use-workspace';
import { type LoadLayer, useLateLayer } from '../../ui/use-late-layer';
import styles from './space-switcher.module.css';
import { frameTexts } from './texts';

const load: LoadLayer = () => import('./space-layer');

/** The name of the space one is in; behind it the others. Smaller screens have them in the user menu, and name a team here. */
export function SpaceSwitcher() {
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
