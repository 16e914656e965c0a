import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { MAX_NAME } from '../../../../server/contract/limits';
import type { Passkey } from '../../../../server/contract/sign-in/passkeys';
import { formatDate, formatDateTime } from '../../../shared/format';
import { TwoStep } from '../../../ui/dialogs/two-step';
import { requiredField } from '../../../ui/fields/required-field';
import { useLeavingFocus } from '../../../ui/focus/use-leaving-focus';
import { useOpener } from '../../../ui/focus/use-opener';
import { SignInAgain } from '../../auth/components/sign-in-again';
import styles from '../components/settings.module.css';
import { useRemovePasskey, useRenamePasskey } from './passkeys.queries';
import { passkeysTexts as texts } from './passkeys-texts';

function Times({ row }: { row: Passkey }) {
  const { made_at: made, last_used_at: used } = row;
  return (
    <span>
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
      {!row.is_usable && ` · ${texts.unusable}`}
    </span>
  );
}

function RenameForm({ row, onDone }: { row: Passkey; onDone: () => void }) {
  const [name, setName] = useState(row.name);
  const rename = useRenamePasskey();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    rename.mutate({ params: { id: row.id }, body: { name } }, { onSuccess: onDone });
  };
  return (
    <form className={styles.rename} onSubmit={submit}>
      <TextInput
        label={texts.name}
        {...requiredField}
        autoFocus
        autoComplete="off"
        maxLength={MAX_NAME}
        value={name}
        error={rename.error && (rename.error.message || texts.renameFailed)}
        errorProps={{ role: 'alert' }}
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onDone();
        }}
      />
      <div className={styles.actions}>
        <Button size="compact-sm" type="submit" loading={rename.isPending}>
          {texts.save}
        </Button>
        <Button size="compact-sm" variant="default" onClick={onDone}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}

interface RowProps {
  row: Passkey;
  /** The only way in that still works. */
  isLast: boolean;
}

/** One passkey: its name and times, with buttons to rename and to remove it. */
export function PasskeyRow({ row, isLast }: RowProps) {
  useLeavingFocus();
  const { id, name } = row;
  const [step, setStep] = useState<'shown' | 'renaming' | 'asking'>('shown');
  const renamer = useOpener(step === 'renaming');
  const remover = useOpener(step === 'asking');
  const remove = useRemovePasskey(name);
  const back = () => setStep('shown');
  const confirm = () => {
    back();
    remove.mutate({ params: { id } });
  };
  if (step === 'renaming')
    return (
      <li className={styles.entry}>
        <RenameForm row={row} onDone={back} />
      </li>
    );
  return (
    <li className={styles.entry}>
      <div className={styles.what}>
        {name}
        <Times row={row} />
        {row.may_be_copied && <strong className={styles.warning}>{texts.copied}</strong>}
        <SignInAgain error={remove.error} />
      </div>
      {step === 'asking' ? (
        <TwoStep
          label={texts.removeAsk(name)}
          yes={texts.remove}
          no={texts.keep}
          onYes={confirm}
          onNo={back}
        />
      ) : (
        <div className={styles.actions}>
          <Button
            size="compact-sm"
            variant="default"
            ref={renamer}
            aria-label={texts.renameNamed(name)}
            onClick={() => setStep('renaming')}
          >
            {texts.rename}
          </Button>
          {!isLast && (
            <Button
              size="compact-sm"
              variant="default"
              ref={remover}
              aria-label={texts.removeNamed(name)}
              loading={remove.isPending}
              onClick={() => setStep('asking')}
            >
              {texts.remove}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
