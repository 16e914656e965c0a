import { Button, Skeleton, Text, TextInput } from '@mantine/core';
import { CircleAlert, SquareTerminal } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PairingRequest } from '../../../../server/contract/keys';
import { ApiError } from '../../../../server/contract/client';
import card from '../../../ui/card.module.css';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { PageHead } from '../../../ui/page-head';
import page from '../../../ui/page.module.css';
import { requiredField } from '../../../ui/required-field';
import { Skeletons } from '../../../ui/skeletons';
import { useApprovePairing, useDenyPairing, usePairingRequest } from '../keys.queries';
import { keysTexts } from '../texts';
import styles from './keys.module.css';

const texts = keysTexts.authorize;
const icon = { size: 32, strokeWidth: 1.5, 'aria-hidden': true } as const;

interface CodeFormProps {
  onCode: (code: string) => void;
}

/** For those who opened the page by hand. */
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

/** Who asks, and the two answers. */
function Question({ code, device_name }: PairingRequest) {
  const approve = useApprovePairing();
  const deny = useDenyPairing();
  const error = approve.error ?? deny.error;
  const isBusy = approve.isPending || deny.isPending;
  return (
    <section className={`${card.card} ${styles.request}`} aria-label={texts.title}>
      <p className={styles.code} aria-label={texts.code}>
        {code}
      </p>
      <p className={styles.what}>
        <span>{texts.device}</span>
        {device_name}
      </p>
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
        <Button variant="default" onClick={onOther}>
          {texts.other}
        </Button>
      </EmptyState>
    );
  }
  if (!data) {
    return (
      <ErrorState
        title={texts.loadFailed}
        description={error?.message}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data.state === 'pending') return <Question {...data} />;
  const [title, description] = texts.states[data.state];
  return (
    <div role="status">
      <EmptyState icon={<SquareTerminal {...icon} />} title={title} description={description} />
    </div>
  );
}

/** Where a person lets a command line in, or does not. */
export function AuthorizePage() {
  const [query, setQuery] = useSearchParams();
  const code = query.get('code') ?? '';
  return (
    <div className={page.page}>
      <PageHead title={texts.title} />
      {code === '' ? (
        <CodeForm onCode={(typed) => setQuery({ code: typed })} />
      ) : (
        <Request key={code} code={code} onOther={() => setQuery({})} />
      )}
    </div>
  );
}
