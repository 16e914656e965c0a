import { Button, Modal, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { showToast } from '../../../ui/toasts/toast';
import { useReturnFocus } from '../../../ui/focus/use-return-focus';
import { useSingleRun } from '../../../ui/dialogs/use-single-run';
import { NamedFields } from '../../../ui/fields/named-fields';
import { useSubscriptionStatus } from '../../billing/shared/billing.queries';
import { isStatus, serverSentence } from '../../../shared/api/server-sentence';
import { paths } from '../../../shared/paths';
import { TEAM_PLAN } from '../team.model';
import { useCreateTeam } from '../teams.queries';
import { teamFormTexts as texts } from '../texts';
import { DialogFoot } from '../../../ui/dialogs/dialog-foot';
import styles from './teams.module.css';

const EMPTY = { name: '', description: '' };

/** Names the plan that has teams, before a filled form would be refused. */
function PlanNeeded({ onClose }: { onClose: () => void }) {
  return (
    <>
      <p className={styles.needed}>{texts.needsPlan(TEAM_PLAN)}</p>
      <p className={styles.muted}>{texts.needsPlanHint}</p>
      <DialogFoot onClose={onClose}>
        <Button component={Link} to={paths.pricing} data-autofocus>
          {texts.plans}
        </Button>
      </DialogFoot>
    </>
  );
}

function CreateForm({ onClose }: { onClose: () => void }) {
  const [draft, setDraft] = useState(EMPTY);
  const create = useCreateTeam();
  const once = useSingleRun();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (draft.name.trim() === '') return;
    const onSuccess = ({ name }: { name: string }) => {
      onClose();
      showToast({ message: texts.created(name) });
    };
    once((ended) => create.mutate({ body: draft }, { onSuccess, ...ended }));
  };
  return (
    <form onSubmit={submit}>
      <NamedFields draft={draft} onChange={setDraft} />
      {create.error && (
        <Text role="alert" c="var(--danger)" mt="sm">
          {serverSentence(create.error, texts.failed)}{' '}
          {isStatus(create.error, 402) && <Link to={paths.pricing}>{texts.plans}</Link>}
        </Text>
      )}
      <DialogFoot onClose={onClose}>
        <Button type="submit" loading={create.isPending}>
          {texts.create}
        </Button>
      </DialogFoot>
    </form>
  );
}

/** Creates a team. A blank name is not submitted. */
export function CreateTeamDialog({ onClose }: { onClose: () => void }) {
  useReturnFocus();
  const { status } = useSubscriptionStatus();
  const isRefused = status !== undefined && !status.features.includes('team_collaboration');
  return (
    <Modal opened onClose={onClose} title={texts.createTitle}>
      {isRefused ? <PlanNeeded onClose={onClose} /> : <CreateForm onClose={onClose} />}
    </Modal>
  );
}
