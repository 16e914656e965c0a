import { Menu, Skeleton } from '@mantine/core';
import { Check, Plus, RotateCw } from 'lucide-react';
import { Link } from 'react-router-dom';
import { workspaceTexts as texts } from '../../features/workspaces/texts';
import { useWorkspaces } from '../../features/workspaces/use-workspaces';
import { type LateLayerProps, useOpenOnArrival } from '../../ui/loading/use-late-layer';
import { createTeamAddress } from './create-team-address';
import styles from './workspace-menu-layer.module.css';

function Entries() {
  const { spaces, currentId, isPending, isFailed, retry, choose } = useWorkspaces();
  return (
    <>
      <div className={styles.list} role="group" aria-label={texts.spaces}>
        {spaces.map(({ id, name, hint }) => (
          <Menu.RadioItem
            key={id}
            value={id ?? ''}
            checked={id === currentId}
            checkIcon={<Check size={16} aria-hidden />}
            closeMenuOnClick
            onChange={() => choose(id)}
          >
            <span className={styles.name} title={name}>
              {name}
            </span>
            {hint && <span className={styles.hint}>{hint}</span>}
          </Menu.RadioItem>
        ))}
      </div>
      {isPending && <Skeleton height={20} mx="sm" my="xs" w="60%" aria-label={texts.loading} />}
      {isFailed && (
        <Menu.Item
          closeMenuOnClick={false}
          leftSection={<RotateCw size={16} aria-hidden />}
          onClick={retry}
        >
          <span>{texts.failed}</span>
          <span className={styles.hint}>{texts.retry}</span>
        </Menu.Item>
      )}
      <Menu.Divider />
      <Menu.Item
        component={Link}
        to={createTeamAddress}
        leftSection={<Plus size={16} aria-hidden />}
      >
        {texts.createTeam}
      </Menu.Item>
    </>
  );
}

/** The person's workspaces: personal first, then the teams, then Create Team. */
export default function WorkspaceMenuLayer({ children }: LateLayerProps) {
  const [isOpen, setOpen] = useOpenOnArrival();
  return (
    <Menu
      position="bottom-start"
      width={264}
      opened={isOpen}
      onChange={setOpen}
      classNames={{
        itemLabel: styles.label,
        itemIndicator: styles.indicator,
        itemSection: styles.section,
      }}
    >
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown>
        <Entries />
      </Menu.Dropdown>
    </Menu>
  );
}
