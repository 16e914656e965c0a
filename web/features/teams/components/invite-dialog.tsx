import { Button, Group, Modal, Radio, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { SentInvite } from '../../../../server/contract/invites';
import { MAX_EMAIL } from '../../../../server/contract/limits';
import { type GivenRole, mayInTeam } from '../../../../server/contract/team-roles';
import type { Team } from '../../../../server/contract/teams';
import { requiredField } from '../../../ui/fields/required-field';
import { useReturnFocus } from '../../../ui/focus/use-return-focus';
import { useSingleRun } from '../../../ui/dialogs/use-single-run';
import { useInvite } from '../invites.queries';
import { serverSentence } from '../../../shared/api/server-sentence';
import { inviteTexts as texts, teamTexts } from '../texts';
import { DialogFoot } from '../../../ui/dialogs/dialog-foot';
import { InviteLink } from './invite-link';

interface InviteFormProps {
  team: Pick<Team, 'id' | 'role'>;
  /** After the first invite the open dialog must focus the field itself. */
  isAgain: boolean;
  onSent: (invite: SentInvite) => void;
  onClose: () => void;
}

function InviteForm({ team, isAgain, onSent, onClose }: InviteFormProps) {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<GivenRole>('member');
  const invite = useInvite();
  const once = useSingleRun();
  const mayInviteAdmins = mayInTeam(team.role, 'invite_admin');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (email.trim() === '') return;
    const body = { email: email.trim(), role };
    once((ended) =>
      invite.mutate({ params: { id: team.id }, body }, { onSuccess: onSent, ...ended }),
    );
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <TextInput
          label={texts.email}
          type="email"
          {...requiredField}
          data-autofocus
          autoFocus={isAgain}
          autoComplete="off"
          maxLength={MAX_EMAIL}
          error={invite.error && serverSentence(invite.error, texts.failed)}
          errorProps={{ role: 'alert' }}
          value={email}
          onChange={(event) => {
            setEmail(event.currentTarget.value);
            if (invite.error) invite.reset();
          }}
        />
        <Radio.Group
          label={texts.role}
          description={texts.roleHint}
          value={role}
          onChange={(next) => setRole(next === 'admin' ? 'admin' : 'member')}
        >
          <Stack gap="xs" mt="xs">
            <Radio value="member" label={teamTexts.roles.member} />
            <Radio
              value="admin"
              label={teamTexts.roles.admin}
              disabled={!mayInviteAdmins}
              description={mayInviteAdmins ? undefined : texts.adminRefused}
            />
          </Stack>
        </Radio.Group>
      </Stack>
      <DialogFoot onClose={onClose}>
        <Button type="submit" loading={invite.isPending}>
          {texts.send}
        </Button>
      </DialogFoot>
    </form>
  );
}

interface SentProps {
  invite: SentInvite;
  onAnother: () => void;
  onClose: () => void;
}

function Sent({ invite, onAnother, onClose }: SentProps) {
  return (
    <Stack gap="md">
      <p role="status">{texts.sent(invite.email, invite.role)}</p>
      <p>{texts.linkHint}</p>
      <InviteLink url={invite.url} />
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onAnother}>
          {texts.another}
        </Button>
        <Button autoFocus onClick={onClose}>
          {texts.done}
        </Button>
      </Group>
    </Stack>
  );
}

interface InviteDialogProps {
  team: Pick<Team, 'id' | 'role'>;
  onClose: () => void;
}

/** Sends an invite by e-mail and shows its link once. */
export function InviteDialog({ team, onClose }: InviteDialogProps) {
  useReturnFocus();
  const [sent, setSent] = useState<SentInvite | null>(null);
  const [isAgain, setAgain] = useState(false);
  const again = () => {
    setAgain(true);
    setSent(null);
  };
  return (
    <Modal opened onClose={onClose} title={texts.title}>
      {sent ? (
        <Sent invite={sent} onAnother={again} onClose={onClose} />
      ) : (
        <InviteForm team={team} isAgain={isAgain} onSent={setSent} onClose={onClose} />
      )}
    </Modal>
  );
}
