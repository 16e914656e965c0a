import { Button, Modal, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { Team } from '../../../../server/contract/teams';
import { useReturnFocus } from '../../../ui/focus/use-return-focus';
import { NamedFields } from '../../../ui/fields/named-fields';
import { serverSentence } from '../../../shared/api/server-sentence';
import { useUpdateTeam } from '../teams.queries';
import { teamFormTexts as texts } from '../texts';
import { DialogFoot } from '../../../ui/dialogs/dialog-foot';

/** Edits name and description; a blank name is not submitted. */
export function EditTeamDialog({ team, onClose }: { team: Team; onClose: () => void }) {
  useReturnFocus();
  const [draft, setDraft] = useState({ name: team.name, description: team.description ?? '' });
  const update = useUpdateTeam();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (draft.name.trim() === '') return;
    update.mutate({ params: { id: team.id }, body: draft }, { onSuccess: onClose });
  };
  return (
    <Modal opened onClose={onClose} title={texts.editTitle}>
      <form onSubmit={submit}>
        <NamedFields draft={draft} onChange={setDraft} />
        {update.error && (
          <Text role="alert" c="var(--danger)" mt="sm">
            {serverSentence(update.error, texts.failed)}
          </Text>
        )}
        <DialogFoot onClose={onClose}>
          <Button type="submit" loading={update.isPending}>
            {texts.save}
          </Button>
        </DialogFoot>
      </form>
    </Modal>
  );
}
