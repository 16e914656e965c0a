import { Button, Group, Modal, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import card from '../../../ui/layout/card.module.css';
import { useReturnFocus } from '../../../ui/focus/use-return-focus';
import { SignInAgain } from '../../auth/components/sign-in-again';
import { useDeleteAccount } from '../settings.queries';
import { settingsTexts } from '../texts';
import styles from './settings.module.css';

const texts = settingsTexts.remove;

function ConfirmDialog({ email, onClose }: { email: string; onClose: () => void }) {
  useReturnFocus();
  const [typed, setTyped] = useState('');
  const remove = useDeleteAccount();
  const isConfirmed = typed.trim().toLowerCase() === email.toLowerCase();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isConfirmed) remove.mutate({});
  };
  return (
    <Modal opened onClose={onClose} title={texts.dialogTitle}>
      <form onSubmit={submit}>
        <Text mb="md">{texts.dialogText(email)}</Text>
        <TextInput
          data-autofocus
          label={texts.confirmLabel}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {remove.error && (
          <Text role="alert" c="var(--danger)" mt="sm">
            {remove.error.message || texts.failed}
          </Text>
        )}
        <SignInAgain error={remove.error} />
        <Group justify="flex-end" gap="xs" mt="lg">
          <Button variant="default" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" color="red" disabled={!isConfirmed} loading={remove.isPending}>
            {texts.button}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}

/** Deletes the account after a typed confirmation. */
export function DeleteAccountCard({ email }: { email: string }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <section className={card.card} aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <p className={styles.hint}>{texts.hint}</p>
      <div className={styles.actions}>
        <Button variant="outline" color="red" c="var(--danger)" onClick={() => setAsking(true)}>
          {texts.button}
        </Button>
      </div>
      {isAsking && <ConfirmDialog email={email} onClose={() => setAsking(false)} />}
    </section>
  );
}
