import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import type { Key } from '../../../../server/contract/keys';
import { formatDate, formatDateTime } from '../../../shared/format';
import { QueryView } from '../../../ui/states/query-view';
import { Skeletons } from '../../../ui/states/skeletons';
import { TwoStep } from '../../../ui/dialogs/two-step';
import { useLeavingFocus } from '../../../ui/focus/use-leaving-focus';
import { useOpener } from '../../../ui/focus/use-opener';
import { useKeys, useRevokeKey } from '../keys.queries';
import { keysTexts as texts } from '../texts';
import styles from './keys.module.css';

function KeyRow({ row }: { row: Key }) {
  useLeavingFocus();
  const { id, name, created_at: made, last_used_at: used } = row;
  const [isAsking, setAsking] = useState(false);
  const revoker = useOpener(isAsking);
  const revoke = useRevokeKey(name);
  const scope = texts.api.scopes[row.scopes.includes('write') ? 'write' : 'read'];
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        {name}
        <span>
          {row.kind === 'key' && `${scope} · `}
          <time dateTime={made} title={formatDateTime(made)}>
            {texts.made(formatDate(made))}
          </time>
          {' · '}
          {used === null ? (
            texts.never
          ) : (
            <time dateTime={used} title={formatDateTime(used)}>
              {texts.used(formatDate(used))}
            </time>
          )}
        </span>
      </div>
      {isAsking ? (
        <TwoStep
          label={texts.revokeAsk(name)}
          yes={texts.revoke}
          no={texts.keep}
          onYes={() => {
            setAsking(false);
            revoke.mutate({ params: { id } });
          }}
          onNo={() => setAsking(false)}
        />
      ) : (
        <Button
          size="compact-sm"
          variant="default"
          ref={revoker}
          aria-label={texts.revokeNamed(name)}
          loading={revoke.isPending}
          onClick={() => setAsking(true)}
        >
          {texts.revoke}
        </Button>
      )}
    </li>
  );
}

/** The tokens of one kind, with a button to revoke each. */
export function KeyList({ kind, none }: { kind: Key['kind']; none: string }) {
  const keys = useKeys();
  const loading = (
    <Skeletons label={texts.loading}>
      <Skeleton height={36} />
    </Skeletons>
  );
  const ofKind = { ...keys, data: keys.data?.filter((row) => row.kind === kind) };
  const empty = <p className={styles.hint}>{none}</p>;
  return (
    <QueryView query={ofKind} loading={loading} failed={texts.loadFailed} empty={empty}>
      {(rows) => (
        <ul className={styles.list}>
          {rows.map((row) => (
            <KeyRow key={row.id} row={row} />
          ))}
        </ul>
      )}
    </QueryView>
  );
}
