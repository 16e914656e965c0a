import { Button, Skeleton, Text, TextInput } from '@mantine/core';
import { CircleAlert, SquareTerminal } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { PairingRequest } from '../../../../server/contract/keys';
import { ApiError } from '../../../../server/contract/client';
import { formatDateTime } from '../../../shared/format';
import card from '../../../ui/layout/card.module.css';
import { EmptyState } from '../../../ui/states/empty-state';
import { ErrorState } from '../../../ui/states/error-state';
import { PageHead } from '../../../ui/layout/page-head';
import page from '../../../ui/layout/page.module.css';
import { requiredField } from '../../../ui/fields/required-field';
import { Skeletons } from '../../../ui/states/skeletons';
import { useApprovePairing, useDenyPairing, usePairingRequest } from '../keys.queries';
import { keysTexts } from '../texts';
import styles from './keys.module.css';

const texts = keysTexts.authorize;
const icon = { size: 32, strokeWidth: 1.5, 'aria-hidden': true } as const;

/** Each step replaces the one that had the focus, which would be lost. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

interface CodeFormProps {
  onCode: (code: string) => void;
}

/** The code is typed, never taken from the address: a link that somebody sends must not fill it in. */
function CodeForm({ onCode }: CodeFormProps) {
  const [code, setCode] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== '') onCode(code.trim());
  };
  return (
    <form className={`${card.card} ${styles.request}`} onSubmit={submit}>
      <p className={styles.hint}>{texts.ask}</p>
      <TextInput
        ref={takeFocus}
        label={texts.code}
        placeholder="BCDF-GHJK"
        {...requiredField}
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <div className={styles.actions}>
        <Button type="submit">{texts.go}</Button>
      </div>
    </form>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.what}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The device that asks, with address and time, and Allow and Deny. */
function Question({ code, device_name, address, created_at }: PairingRequest) {
  const approve = useApprovePairing();
  const deny = useDenyPairing();
  const error = approve.error ?? deny.error;
  const isBusy = approve.isPending || deny.isPending;
  return (
    <section
      ref={takeFocus}
      tabIndex={-1}
      className={`${card.card} ${styles.request}`}
      aria-label={texts.title}
    >
      <p className={styles.code} aria-label={texts.code}>
        {code}
      </p>
      <dl className={styles.facts}>
        <Fact name={texts.device}>{device_name}</Fact>
        <Fact name={texts.address}>{address ?? texts.noAddress}</Fact>
        <Fact name={texts.asked}>
          <time dateTime={created_at}>{formatDateTime(created_at)}</time>
        </Fact>
      </dl>
      <p className={styles.hint}>{texts.warning}</p>
      {error && (
        <Text role="alert" c="var(--danger)">
          {error.message || texts.failed}
        </Text>
      )}
      <div className={styles.actions}>
        <Button
          loading={approve.isPending}
          disabled={isBusy}
          onClick={() => approve.mutate({ params: { id: code } })}
        >
          {texts.allow}
        </Button>
        <Button
          variant="default"
          loading={deny.isPending}
          disabled={isBusy}
          onClick={() => deny.mutate({ params: { id: code } })}
        >
          {texts.deny}
        </Button>
      </div>
    </section>
  );
}

interface RequestProps {
  code: string;
  onOther: () => void;
}

function Request({ code, onOther }: RequestProps) {
  const { data, error, isPending, isFetching, refetch } = usePairingRequest(code);
  if (isPending) {
    return (
      <Skeletons label={texts.loading} className={styles.request}>
        <Skeleton height={220} radius="md" />
      </Skeletons>
    );
  }
  if (error instanceof ApiError && error.status === 404) {
    return (
      <EmptyState
        icon={<CircleAlert {...icon} />}
        title={texts.unknown}
        description={texts.unknownHint}
      >
        <Button ref={takeFocus} variant="default" onClick={onOther}>
          {texts.other}
        </Button>
      </EmptyState>
    );
  }
  if (!data) {
    return (
      <div ref={takeFocus} tabIndex={-1}>
        <ErrorState
          title={texts.loadFailed}
          description={error?.message}
          isRetrying={isFetching}
          onAction={() => void refetch()}
        />
      </div>
    );
  }
  if (data.state === 'pending') return <Question {...data} />;
  const [title, description] = texts.states[data.state];
  return (
    <div ref={takeFocus} tabIndex={-1} role="status">
      <EmptyState icon={<SquareTerminal {...icon} />} title={title} description={description} />
    </div>
  );
}

/** Allows or denies the sign-in of a command line. */
export function AuthorizePage() {
  const [code, setCode] = useState('');
  return (
    <div className={page.page}>
      <PageHead title={texts.title} />
      {code === '' ? (
        <CodeForm onCode={setCode} />
      ) : (
        <Request key={code} code={code} onOther={() => setCode('')} />
      )}
    </div>
  );
}
