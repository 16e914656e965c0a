import { Button, Skeleton } from '@mantine/core';
import { Check, Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { workspaceTexts as texts } from '../../features/workspaces/texts';
import { useSpaces } from '../../features/workspaces/use-spaces';
import { createTeamAddress } from './create-team';
import layer from './space-layer.module.css';
import styles from './space-list.module.css';

/** The spaces as a part of the user menu, where the top bar has no room for them. */
export function SpaceList({ onDone }: { onDone: () => void }) {
  const { spaces, currentId, isPending, isFailed, retry, choose } = useSpaces();
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
