import { Button, Checkbox } from '@mantine/core';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { mayInTeam } from '../../../../server/contract/team-roles';
import { formatBytes } from '../../../shared/format-bytes';
import { AlertDialog } from '../../../ui/dialogs/alert-dialog';
import { EmptyState } from '../../../ui/states/empty-state';
import list from '../../../ui/layout/list.module.css';
import { PageHead } from '../../../ui/layout/page-head';
import { PagedList } from '../../../ui/layout/paged-list';
import page from '../../../ui/layout/page.module.css';
import { TwoStep } from '../../../ui/dialogs/two-step';
import { useOpener } from '../../../ui/focus/use-opener';
import { useStorage } from '../../billing/usage/storage.queries';
import { storageTexts } from '../../billing/usage/storage-texts';
import { useTeam } from '../../workspaces/use-team';
import { useWorkspace } from '../../workspaces/use-workspace';
import { useNow } from '../../screenshots/shared/use-now';
import { trashTexts as texts } from '../texts';
import { useTrash, useTrashActions } from '../trash.queries';
import styles from './trash-page.module.css';
import { TrashRow } from './trash-row';

const MINUTE_MS = 60_000;

function EmptyTrash({ onEmpty }: { onEmpty: () => void }) {
  const { scope } = useWorkspace();
  const bytes = useStorage(scope).data?.trash_bytes;
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {texts.emptyAll}
      </Button>
      <AlertDialog
        opened={isAsking}
        onClose={close}
        title={texts.emptyTitle}
        actions={
          <>
            <Button variant="default" data-autofocus onClick={close}>
              {texts.no}
            </Button>
            <Button
              color="red"
              onClick={() => {
                close();
                onEmpty();
              }}
            >
              {texts.emptyAll}
            </Button>
          </>
        }
      >
        {texts.emptyText}
        {bytes !== undefined && ` ${storageTexts.frees(formatBytes(bytes))}`}
      </AlertDialog>
    </>
  );
}

interface SelectionActsProps {
  ids: readonly string[];
  isBusy: boolean;
  onRestore: () => void;
  onRemove: () => void;
}

function SelectionActs({ ids, isBusy, onRestore, onRemove }: SelectionActsProps) {
  const [isAsking, setAsking] = useState(false);
  const remover = useOpener(isAsking);
  const label = texts.selected(ids.length);
  return (
    <>
      <span role="status">{label}</span>
      <Button size="compact-md" variant="default" loading={isBusy} onClick={onRestore}>
        {texts.restore}
      </Button>
      {isAsking ? (
        <TwoStep
          label={texts.confirm(label)}
          yes={texts.yes}
          no={texts.no}
          onYes={onRemove}
          onNo={() => setAsking(false)}
        />
      ) : (
        <Button size="compact-md" variant="default" ref={remover} onClick={() => setAsking(true)}>
          {texts.forever}
        </Button>
      )}
    </>
  );
}

type TrashRows = Readonly<ReturnType<typeof useTrash>['rows']>;

/** The chosen ones of the rows that are loaded. */
function useChosen(rows: TrashRows) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const allowed = rows.filter((row) => row.can_delete).map(({ id }) => id);
  const select = (id: string, isSelected: boolean) => {
    const next = new Set(chosen);
    if (isSelected) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  const ids = allowed.filter((id) => chosen.has(id));
  return {
    ids,
    isChosen: (id: string) => chosen.has(id),
    select,
    areAll: ids.length === allowed.length,
    isNoneAllowed: allowed.length === 0,
    selectAll: (isSelected: boolean) => setChosen(new Set(isSelected ? allowed : [])),
  };
}

function Rows({ rows }: { rows: TrashRows }) {
  const actions = useTrashActions();
  const now = useNow(MINUTE_MS);
  const { ids, isChosen, select, selectAll, areAll, isNoneAllowed } = useChosen(rows);
  const act = (work: (ids: readonly string[]) => unknown, some: readonly string[]) => {
    selectAll(false);
    void work(some);
  };
  return (
    <>
      {!isNoneAllowed && (
        <div className={styles.bar} role="toolbar" aria-label={texts.actions}>
          <Checkbox
            label={texts.selectAll}
            checked={areAll}
            indeterminate={ids.length > 0 && !areAll}
            onChange={(event) => selectAll(event.currentTarget.checked)}
          />
          {ids.length > 0 && (
            <SelectionActs
              ids={ids}
              isBusy={actions.isBusy}
              onRestore={() => act(actions.restore, ids)}
              onRemove={() => act(actions.removeForever, ids)}
            />
          )}
        </div>
      )}
      <ul className={list.list}>
        {rows.map((row) => (
          <TrashRow
            key={row.id}
            row={row}
            now={now}
            isSelected={isChosen(row.id)}
            onSelect={(isSelected) => select(row.id, isSelected)}
            onRestore={() => act(actions.restore, [row.id])}
            onRemove={() => act(actions.removeForever, [row.id])}
          />
        ))}
      </ul>
    </>
  );
}

/** The trash is shared, so the right to delete one's own uploads is not enough. */
function useMayEmpty(): boolean {
  const { isPersonal } = useWorkspace();
  const { team } = useTeam();
  return isPersonal || (team !== undefined && mayInTeam(team.role, 'delete_any'));
}

/** The deleted screenshots that can be restored. */
export function TrashPage() {
  const trash = useTrash();
  const { data, rows, hasNextPage } = trash;
  const { empty } = useTrashActions();
  const mayEmpty = useMayEmpty();
  return (
    <div className={page.page}>
      <PageHead title={texts.title} count={data && texts.count(rows.length, hasNextPage)}>
        {rows.length > 0 && mayEmpty && <EmptyTrash onEmpty={empty} />}
      </PageHead>
      <p className={list.hint}>{texts.hint}</p>
      <PagedList
        pages={trash}
        loading={texts.loading}
        failed={texts.failed}
        empty={
          <EmptyState
            icon={<Trash2 size={32} strokeWidth={1.5} aria-hidden />}
            title={texts.empty}
          />
        }
      >
        {(some) => <Rows rows={some} />}
      </PagedList>
    </div>
  );
}
