import { Button, Checkbox, Group, Modal, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { MAX_EMAIL, MAX_NAME } from '../../../../server/contract/limits';
import { useSingleRun } from '../../../ui/dialogs/use-single-run';
import { requiredField } from '../../../ui/fields/required-field';
import { useReturnFocus } from '../../../ui/focus/use-return-focus';
import { useInvitePerson } from './people.queries';
import { peopleTexts } from './people-texts';
import { ShownLink } from './shown-link';

const texts = peopleTexts.invite;

interface InviteProps {
  invite: ReturnType<typeof useInvitePerson>;
  onClose: () => void;
}

function InviteForm({ invite, onClose }: InviteProps) {
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [isOperator, setOperator] = useState(false);
  const once = useSingleRun();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const named = name.trim() === '' ? {} : { name: name.trim() };
    const body = { email: email.trim(), operator: isOperator, ...named };
    once((ended) => invite.mutate({ body }, ended));
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <TextInput
          label={texts.email}
          type="email"
          {...requiredField}
          data-autofocus
          autoComplete="off"
          maxLength={MAX_EMAIL}
          error={invite.error && (invite.error.message || texts.failed)}
          errorProps={{ role: 'alert' }}
          value={email}
          onChange={(event) => {
            setEmail(event.currentTarget.value);
            if (invite.error) invite.reset();
          }}
        />
        <TextInput
          label={texts.name}
          autoComplete="off"
          maxLength={MAX_NAME}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Checkbox
          label={texts.operator}
          checked={isOperator}
          onChange={(event) => setOperator(event.currentTarget.checked)}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {peopleTexts.cancel}
          </Button>
          <Button type="submit" loading={invite.isPending}>
            {texts.send}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Invites a person and shows the link once. */
export function InvitePersonDialog({ onClose }: { onClose: () => void }) {
  useReturnFocus();
  const invite = useInvitePerson();
  const { data } = invite;
  return (
    <Modal opened onClose={onClose} title={texts.title}>
      {data?.url ? (
        <Stack gap="md">
          {data.is_mailed && <p role="status">{texts.mailed}</p>}
          <ShownLink label={texts.label} hint={texts.hint} url={data.url} />
          <Group justify="flex-end">
            <Button autoFocus onClick={onClose}>
              {texts.done}
            </Button>
          </Group>
        </Stack>
      ) : (
        <InviteForm invite={invite} onClose={onClose} />
      )}
    </Modal>
  );
}
