import { Button, TextInput } from '@mantine/core';
import { KeyRound } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../../../server/contract/client';
import { requiredField } from '../../../ui/fields/required-field';
import page from '../components/sign-in-page.module.css';
import { useSignInWays } from '../use-sign-in-ways';
import { browserErrorOf, ceremony } from './ceremony';
import { passkeyTexts as texts } from './passkey-texts';
import { usePasskey, useRecoveryCode } from './use-passkey';

/** The sentence of the server, which says what to do, or our own where it did not answer. */
function sentenceOf(error: Error): string {
  if (browserErrorOf(error)) return texts.stopped;
  return error instanceof ApiError && error.status > 0 && error.message
    ? error.message
    : texts.failed;
}

function PasskeyButton() {
  const passkey = usePasskey();
  if (!ceremony.isSupported()) return <p className={page.hint}>{texts.unsupported}</p>;
  return (
    <>
      <Button
        variant="default"
        size="lg"
        fullWidth
        leftSection={<KeyRound size={18} aria-hidden />}
        loading={passkey.isPending || passkey.isSuccess}
        onClick={() => passkey.mutate()}
      >
        {texts.signIn}
      </Button>
      {passkey.error && (
        <p role="alert" className={page.failure}>
          {sentenceOf(passkey.error)}
        </p>
      )}
    </>
  );
}

function RecoveryForm() {
  const [code, setCode] = useState('');
  const use = useRecoveryCode();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== '') use.mutate({ body: { code } });
  };
  return (
    <form className={page.form} onSubmit={submit} aria-label={texts.recovery.title}>
      <TextInput
        label={texts.recovery.code}
        description={texts.recovery.hint}
        {...requiredField}
        autoFocus
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        error={use.error && sentenceOf(use.error)}
        errorProps={{ role: 'alert' }}
        value={code}
        onChange={(event) => {
          setCode(event.currentTarget.value);
          if (!use.isIdle) use.reset();
        }}
      />
      <Button
        type="submit"
        variant="default"
        size="lg"
        fullWidth
        loading={use.isPending || use.isSuccess}
      >
        {texts.recovery.use}
      </Button>
    </form>
  );
}

/** Passkeys of this server beside the other ways in, and the codes for their loss; nothing where there are none. */
export default function PasskeySignIn() {
  const { passkeys } = useSignInWays();
  const [isRecovering, setRecovering] = useState(false);
  if (passkeys === 'off') return null;
  return (
    <>
      {passkeys === 'on' && <PasskeyButton />}
      {isRecovering ? (
        <RecoveryForm />
      ) : (
        <Button variant="subtle" size="compact-md" onClick={() => setRecovering(true)}>
          {texts.recovery.open}
        </Button>
      )}
    </>
  );
}
