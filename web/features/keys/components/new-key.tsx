import { Button, NativeSelect, TextInput } from '@mantine/core';
import { Copy } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { MAX_NAME } from '../../../../server/contract/limits';
import { requiredField } from '../../../ui/fields/required-field';
import { useOpener } from '../../../ui/focus/use-opener';
import { showToast } from '../../../ui/toasts/toast';
import { useSingleRun } from '../../../ui/dialogs/use-single-run';
import { SignInAgain } from '../../auth/components/sign-in-again';
import { useCreateKey } from '../keys.queries';
import { keysTexts } from '../texts';
import styles from './keys.module.css';

const texts = keysTexts.api;

async function copy(token: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(token);
    showToast({ message: texts.copied });
  } catch {
    // The clipboard needs https and a permission; the key can still be selected.
    showToast({ message: texts.copyFailed, kind: 'error' });
  }
}

/** Takes the focus, because the form that had it is gone. */
function FreshKey({ token, onDone }: { token: string; onDone: () => void }) {
  const copier = useRef<HTMLButtonElement>(null);
  useEffect(() => copier.current?.focus(), []);
  return (
    <div role="status" className={styles.fresh}>
      <strong>{texts.shownOnce}</strong>
      <code className={styles.secret} aria-label={texts.newKey}>
        {token}
      </code>
      <div className={styles.actions}>
        <Button
          ref={copier}
          size="compact-sm"
          leftSection={<Copy size={14} aria-hidden />}
          onClick={() => void copy(token)}
        >
          {texts.copy}
        </Button>
        <Button size="compact-sm" variant="default" onClick={onDone}>
          {texts.done}
        </Button>
      </div>
    </div>
  );
}

const SCOPES = (['read', 'write'] as const).map((value) => ({ value, label: texts.scopes[value] }));

/** Creates a key and shows it once. */
export function NewKey() {
  const [name, setName] = useState('');
  const [scope, setScope] = useState<'read' | 'write'>('read');
  const create = useCreateKey();
  const once = useSingleRun();
  const creator = useOpener(create.data !== undefined);
  if (create.data) return <FreshKey token={create.data.token} onDone={() => create.reset()} />;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    const body = { name, scopes: [scope] };
    once((ended) => create.mutate({ body }, { onSuccess: () => setName(''), ...ended }));
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextInput
        className={styles.name}
        label={texts.name}
        placeholder={texts.namePlaceholder}
        {...requiredField}
        maxLength={MAX_NAME}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <NativeSelect
        label={texts.scope}
        data={SCOPES}
        value={scope}
        onChange={(event) => setScope(event.currentTarget.value === 'write' ? 'write' : 'read')}
      />
      <Button ref={creator} type="submit" loading={create.isPending}>
        {texts.create}
      </Button>
      {create.error && (
        <div className={styles.refusal}>
          <p role="alert">{create.error.message || texts.createFailed}</p>
          <SignInAgain error={create.error} />
        </div>
      )}
    </form>
  );
}
