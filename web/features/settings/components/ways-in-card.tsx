import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import type { WayIn } from '../../../../server/contract/auth';
import { formatDate, formatDateTime } from '../../../shared/format';
import { TwoStep } from '../../../ui/dialogs/two-step';
import { useLeavingFocus } from '../../../ui/focus/use-leaving-focus';
import { useOpener } from '../../../ui/focus/use-opener';
import card from '../../../ui/layout/card.module.css';
import { QueryView } from '../../../ui/states/query-view';
import { Skeletons } from '../../../ui/states/skeletons';
import { SignInAgain } from '../../auth/components/sign-in-again';
import { useSignInWays } from '../../auth/use-sign-in-ways';
import { useAddWayIn, usePasskeys, useRemoveWayIn, useWaysIn } from '../settings.queries';
import { settingsTexts } from '../texts';
import styles from './settings.module.css';

const texts = settingsTexts.waysIn;

interface RowProps {
  row: WayIn;
  /** The only one that still works. */
  isLast: boolean;
}

function WayInRow({ row, isLast }: RowProps) {
  useLeavingFocus();
  const { id, title, email, last_used_at: used } = row;
  const [isAsking, setAsking] = useState(false);
  const remover = useOpener(isAsking);
  const remove = useRemoveWayIn(title);
  return (
    <li className={styles.entry}>
      <div className={styles.what}>
        {title}
        <span>
          {email} ·{' '}
          <time dateTime={used} title={formatDateTime(used)}>
            {texts.used(formatDate(used))}
          </time>
          {!row.is_usable && ` · ${texts.unusable}`}
        </span>
        <SignInAgain error={remove.error} />
      </div>
      {isAsking ? (
        <TwoStep
          label={texts.removeAsk(title)}
          yes={texts.remove}
          no={texts.keep}
          onYes={() => {
            setAsking(false);
            remove.mutate({ params: { id } });
          }}
          onNo={() => setAsking(false)}
        />
      ) : (
        !isLast && (
          <Button
            size="compact-sm"
            variant="default"
            ref={remover}
            aria-label={texts.removeNamed(title)}
            loading={remove.isPending}
            onClick={() => setAsking(true)}
          >
            {texts.remove}
          </Button>
        )
      )}
    </li>
  );
}

function AddWayIn({ known }: { known: readonly WayIn[] }) {
  const { ways } = useSignInWays();
  const add = useAddWayIn();
  const missing = ways.filter(({ id }) => !known.some(({ provider }) => provider === id));
  if (missing.length === 0) return null;
  return (
    <>
      <div className={styles.actions}>
        {missing.map(({ id, title }) => (
          <Button
            key={id}
            variant="default"
            loading={add.isPending}
            onClick={() => add.mutate({ body: { provider: id } })}
          >
            {texts.add(title)}
          </Button>
        ))}
      </div>
      <SignInAgain error={add.error} />
    </>
  );
}

function WaysInList({ rows }: { rows: readonly WayIn[] }) {
  const passkeys = usePasskeys().data?.passkeys.filter((row) => row.is_usable).length ?? 0;
  const usable = rows.filter((row) => row.is_usable).length + passkeys;
  return (
    <>
      <ul className={styles.entries}>
        {rows.map((row) => (
          <WayInRow key={row.id} row={row} isLast={row.is_usable && usable === 1} />
        ))}
      </ul>
      <AddWayIn known={rows} />
    </>
  );
}

/** The ways in of the person: listed, added and removed, but never the last one. */
export function WaysInCard() {
  const waysIn = useWaysIn();
  const loading = (
    <Skeletons label={texts.loading}>
      <Skeleton height={36} />
    </Skeletons>
  );
  return (
    <section className={card.card} aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <p className={styles.hint}>{texts.hint}</p>
      <QueryView query={waysIn} loading={loading} failed={texts.loadFailed}>
        {(rows) => <WaysInList rows={rows} />}
      </QueryView>
    </section>
  );
}
