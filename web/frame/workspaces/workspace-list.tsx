import { Button, Skeleton } from '@mantine/core';
import { Check, Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { workspaceTexts as texts } from '../../features/workspaces/texts';
import { useWorkspaces } from '../../features/workspaces/use-workspaces';
import { createTeamAddress } from './create-team-address';
import layer from './workspace-menu-layer.module.css';
import styles from './workspace-list.module.css';

/** The workspaces in the account panel, where the top bar has no room. */
export function WorkspaceList({ onDone }: { onDone: () => void }) {
  const { spaces, currentId, isPending, isFailed, retry, choose } = useWorkspaces();
  return (
    <section className={styles.part} aria-label={texts.spaces}>
      <ul className={layer.list}>
        {spaces.map(({ id, name, hint }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.space}
              aria-current={id === currentId || undefined}
              onClick={() => {
                onDone();
                choose(id);
              }}
            >
              <span className={styles.words}>
                <span className={layer.name} title={name}>
                  {name}
                </span>
                {hint && <span className={layer.hint}>{hint}</span>}
              </span>
              <Check
                size={16}
                className={styles.check}
                data-on={id === currentId || undefined}
                aria-hidden
              />
            </button>
          </li>
        ))}
      </ul>
      {isPending && <Skeleton height={20} mx="sm" my="xs" w="60%" aria-label={texts.loading} />}
      {isFailed && (
        <p className={styles.failed}>
          {texts.failed}{' '}
          <Button size="compact-sm" variant="default" onClick={retry}>
            {texts.retry}
          </Button>
        </p>
      )}
      <Link className={styles.space} to={createTeamAddress} onClick={onDone}>
        <Plus size={16} aria-hidden />
        {texts.createTeam}
      </Link>
    </section>
  );
}
