import { Button } from '@mantine/core';
import { useState } from 'react';
import { mayInTeam } from '../../../../server/contract/team-roles';
import type { Team } from '../../../../server/contract/teams';
import { AlertDialog } from '../../../ui/dialogs/alert-dialog';
import { Panel } from '../../../ui/layout/panel';
import { showToast } from '../../../ui/toasts/toast';
import { TwoStepButton } from '../../../ui/dialogs/two-step-button';
import { useReturnFocus } from '../../../ui/focus/use-return-focus';
import { serverSentence } from '../../../shared/api/server-sentence';
import { useDeleteTeam, useLeaveTeam } from '../teams.queries';
import { teamPageTexts, teamTexts } from '../texts';
import styles from './team.module.css';

const texts = teamPageTexts.end;

function Leave({ team }: { team: Team }) {
  const leave = useLeaveTeam();
  const failed = (error: unknown) =>
    showToast({ message: serverSentence(error, teamTexts.actFailed), kind: 'error' });
  const confirm = () => {
    const left = () => showToast({ message: texts.left(team.name), isOnly: true });
    void leave.mutateAsync({ params: { id: team.id } }).then(left, failed);
  };
  return (
    <div className={styles.end}>
      <p className={styles.muted}>{texts.leaveHint}</p>
      <TwoStepButton
        variant="default"
        question={texts.confirmLeave(team.name)}
        yes={texts.leaveYes}
        no={teamTexts.cancel}
        onYes={confirm}
      >
        {texts.leave}
      </TwoStepButton>
    </div>
  );
}

function DeleteDialog({ team, onClose }: { team: Team; onClose: () => void }) {
  useReturnFocus();
  const remove = useDeleteTeam(team);
  return (
    <AlertDialog
      opened
      onClose={onClose}
      title={texts.removeTitle(team.name)}
      actions={
        <>
          <Button variant="default" data-autofocus onClick={onClose}>
            {teamTexts.cancel}
          </Button>
          <Button
            color="red"
            loading={remove.isPending}
            onClick={() => remove.mutate({ params: { id: team.id } })}
          >
            {texts.remove}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <p>{texts.removeText(team.member_count, team.screenshot_count)}</p>
        {remove.error && (
          <p role="alert" className={styles.danger}>
            {serverSentence(remove.error, teamTexts.actFailed)}
          </p>
        )}
      </div>
    </AlertDialog>
  );
}

function Delete({ team }: { team: Team }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className={styles.end}>
      <p className={styles.muted}>{texts.removeHint}</p>
      <Button variant="outline" color="red" c="var(--danger)" onClick={() => setAsking(true)}>
        {texts.remove}
      </Button>
      {isAsking && <DeleteDialog team={team} onClose={() => setAsking(false)} />}
    </div>
  );
}

/** Deletes the team for the owner, leaves it for others. */
export function TeamEnd({ team }: { team: Team }) {
  const mayLeave = mayInTeam(team.role, 'leave');
  return (
    <Panel title={mayLeave ? texts.leaveTitle : texts.title}>
      {mayLeave && <Leave team={team} />}
      {!mayLeave && team.member_count > 1 && <p className={styles.muted}>{texts.ownerStays}</p>}
      {mayInTeam(team.role, 'delete_team') && <Delete team={team} />}
    </Panel>
  );
}
