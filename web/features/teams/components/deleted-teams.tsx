import { Button } from '@mantine/core';
import { useRef } from 'react';
import { formatDate } from '../../../shared/format';
import { Stale } from '../../../ui/layout/panel';
import { useKeptFocus } from '../../../ui/focus/use-kept-focus';
import { useDeletedTeams, useRestoreTeam } from '../teams.queries';
import { deletedTexts as texts } from '../texts';
import styles from './teams.module.css';

/** The deleted teams that the person can restore; renders nothing without any. */
export function DeletedTeams() {
  const { data: teams = [], isError, isFetching, refetch } = useDeletedTeams();
  const restore = useRestoreTeam();
  const list = useRef<HTMLUListElement>(null);
  useKeptFocus(list, teams.length);
  if (isError) {
    return (
      <Stale isRetrying={isFetching} onRetry={() => void refetch()}>
        {texts.failed}
      </Stale>
    );
  }
  if (teams.length === 0) return null;
  return (
    <section className={styles.deleted} aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <p className={styles.muted}>{texts.hint}</p>
      <ul ref={list} tabIndex={-1} className={styles.deletedList}>
        {teams.map(({ id, name, deleted_at: deletedAt }) => (
          <li key={id}>
            <div className={styles.words}>
              <span className={styles.name}>{name}</span>
              {deletedAt && (
                <time className={styles.email} dateTime={deletedAt}>
                  {texts.deleted(formatDate(deletedAt))}
                </time>
              )}
            </div>
            <Button
              variant="default"
              size="compact-md"
              aria-label={texts.restoreOf(name)}
              loading={restore.isPending && restore.variables.params.id === id}
              onClick={() => restore.mutate({ params: { id } })}
            >
              {texts.restore}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
