import { type DragEvent, type ReactNode, useEffect, useState } from 'react';
import { useAddToCollection } from '../../features/collections/use-add-to-collection';
import { transferDialog } from '../../features/screenshots/cards/dialogs.store';
import { dragged, useDragged } from '../../features/screenshots/grid/dragged.store';
import { useWorkspace } from '../../features/workspaces/use-workspace';
import { useWorkspaces } from '../../features/workspaces/use-workspaces';
import { useApiQuery } from '../../shared/api/hooks';
import { showToast } from '../../ui/toasts/toast';
import styles from './sidebar-drop.module.css';
import { sidebarDropTexts as texts } from './sidebar-drop-texts';

interface TargetProps {
  name: string;
  /** The colour of a collection. */
  dot?: string;
  onDrop: () => void;
}

function Target({ name, dot, onDrop }: TargetProps) {
  const [isOver, setOver] = useState(false);
  const take = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <div
      className={styles.target}
      data-drop-target
      data-over={isOver || undefined}
      onDragEnter={take}
      onDragOver={take}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        onDrop();
        dragged.end();
      }}
    >
      {dot && <i className={styles.dot} style={{ background: dot }} />}
      <span className={styles.name}>{name}</span>
    </div>
  );
}

function Targets({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <p className={styles.title}>{title}</p>
      {children}
    </>
  );
}

interface DropProps {
  ids: readonly string[];
  onCollection: (collection: { id: string; name: string; color: string }) => void;
}

function Drop({ ids, onCollection }: DropProps) {
  const { scope } = useWorkspace();
  const { spaces, currentId } = useWorkspaces();
  const { data: collections = [] } = useApiQuery('collections.list', { query: scope });
  const others = spaces.filter(({ id }) => id !== currentId);
  const open = collections.filter((it) => !it.is_live);
  if (others.length + open.length === 0) return null;
  return (
    <div className={styles.drop} aria-hidden>
      {others.length > 0 && (
        <Targets title={texts.spaces}>
          {others.map(({ id, name }) => (
            <Target
              key={id ?? ''}
              name={name}
              onDrop={() => transferDialog.open(ids, { to: id })}
            />
          ))}
        </Targets>
      )}
      {open.length > 0 && (
        <Targets title={texts.collections}>
          {open.map((it) => (
            <Target key={it.id} name={it.name} dot={it.color} onDrop={() => onCollection(it)} />
          ))}
        </Targets>
      )}
    </div>
  );
}

const NONE: readonly string[] = [];

/**
 * The targets of screenshots that the pointer drags: the other spaces, which opens the dialog that says what goes along,
 * and collections. For the pointer only; the keys M and C do the same. Spaces are asked for when a drag begins, because
 * a list of the start of the page would miss those that came since.
 */
export function SidebarDrop() {
  const ids = useDragged();
  const { addTo, error, clearError } = useAddToCollection(ids ?? NONE, () => undefined);
  useEffect(() => {
    if (error === null) return;
    showToast({ message: error, kind: 'error' });
    clearError();
  }, [error, clearError]);
  return ids && <Drop ids={ids} onCollection={(collection) => void addTo(collection)} />;
}
