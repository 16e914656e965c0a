import { Button, Skeleton } from '@mantine/core';
import { KeyRound } from 'lucide-react';
import type { SignInWays } from '../../../../server/contract/auth';
import type { Passkey, PasskeyList } from '../../../../server/contract/sign-in/passkeys';
import { MAX_PASSKEYS } from '../../../../server/contract/limits';
import card from '../../../ui/layout/card.module.css';
import { QueryView } from '../../../ui/states/query-view';
import { Skeletons } from '../../../ui/states/skeletons';
import { SignInAgain } from '../../auth/components/sign-in-again';
import { browserErrorOf, ceremony } from '../../auth/passkey/ceremony';
import { useKnownSignInWays } from '../../auth/use-sign-in-ways';
import styles from '../components/settings.module.css';
import { usePasskeys, useWaysIn } from '../settings.queries';
import { PasskeyRow } from './passkey-row';
import { useAddPasskey } from './passkeys.queries';
import { passkeysTexts as texts } from './passkeys-texts';
import { RecoveryCodes } from './recovery-codes';

function sentenceOf(error: Error): string {
  const named = browserErrorOf(error);
  if (named === 'InvalidStateError') return texts.known;
  return named ? texts.stopped : error.message || texts.addFailed;
}

function AddPasskey({ count }: { count: number }) {
  const add = useAddPasskey();
  if (!ceremony.isSupported()) return <p className={styles.hint}>{texts.unsupported}</p>;
  if (count >= MAX_PASSKEYS) return <p className={styles.hint}>{texts.full}</p>;
  return (
    <>
      <div className={styles.actions}>
        <Button
          variant="default"
          leftSection={<KeyRound size={16} aria-hidden />}
          loading={add.isPending}
          onClick={() => add.mutate()}
        >
          {texts.add}
        </Button>
      </div>
      {add.error && (
        <p role="alert" className={styles.warning}>
          {sentenceOf(add.error)}
        </p>
      )}
      <SignInAgain error={add.error} />
    </>
  );
}

function Rows({ rows }: { rows: readonly Passkey[] }) {
  const others = useWaysIn().data?.filter((way) => way.is_usable).length ?? 0;
  const usable = rows.filter((row) => row.is_usable).length;
  if (rows.length === 0) return <p className={styles.hint}>{texts.none}</p>;
  return (
    <ul className={styles.entries}>
      {rows.map((row) => (
        <PasskeyRow key={row.id} row={row} isLast={others === 0 && row.is_usable && usable === 1} />
      ))}
    </ul>
  );
}

interface ContentProps {
  list: PasskeyList;
  state: Exclude<SignInWays['passkeys'], 'off'>;
}

function Content({ list, state }: ContentProps) {
  const { passkeys, recovery_codes_left: left } = list;
  if (state !== 'on')
    return (
      <>
        <p className={styles.hint}>{texts.unavailable[state]}</p>
        {passkeys.length > 0 && <Rows rows={passkeys} />}
      </>
    );
  return (
    <>
      <Rows rows={passkeys} />
      <AddPasskey count={passkeys.length} />
      {(passkeys.length > 0 || left > 0) && <RecoveryCodes left={left} />}
    </>
  );
}

/** The passkeys of the person, and the codes for their loss; nothing where OpenID Connect is the only way in. */
export default function PasskeysCard() {
  const ways = useKnownSignInWays();
  const passkeys = usePasskeys();
  const loading = <PasskeysLoading />;
  const state = ways.data?.passkeys ?? 'on';
  if (state === 'off') return null;
  return (
    <section className={card.card} aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <p className={styles.hint}>{texts.hint}</p>
      {ways.isPending ? (
        loading
      ) : (
        <QueryView query={passkeys} loading={loading} failed={texts.loadFailed}>
          {(list) => <Content list={list} state={state} />}
        </QueryView>
      )}
    </section>
  );
}

function PasskeysLoading() {
  return (
    <Skeletons label={texts.loading}>
      <Skeleton height={36} />
    </Skeletons>
  );
}
