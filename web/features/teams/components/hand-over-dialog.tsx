import { Button } from '@mantine/core';
import type { Member, Team } from '../../../../server/contract/teams';
import { AlertDialog } from '../../../ui/dialogs/alert-dialog';
import { showToast } from '../../../ui/toasts/toast';
import { useReturnFocus } from '../../../ui/focus/use-return-focus';
import { useSingleRun } from '../../../ui/dialogs/use-single-run';
import { serverSentence } from '../../../shared/api/server-sentence';
import { memberName } from '../team.model';
import { useHandOver } from '../teams.queries';
import { teamPageTexts, teamTexts } from '../texts';
import styles from './team.module.css';

const texts = teamPageTexts.handOver;

interface HandOverDialogProps {
  team: Team;
  member: Member;
  onClose: () => void;
}

/** Confirms the transfer of a team: the old owner cannot undo it. */
export function HandOverDialog({ team, member, onClose }: HandOverDialogProps) {
  useReturnFocus();
  const handOver = useHandOver();
  const once = useSingleRun();
  const name = memberName(member);
  const confirm = () => {
    const onSuccess = () => {
      onClose();
      showToast({ message: texts.done(name) });
    };
    const input = { params: { id: team.id }, body: { member_id: member.id } };
    once((ended) => handOver.mutate(input, { onSuccess, ...ended }));
  };
  return (
    <AlertDialog
      opened
      onClose={onClose}
      title={texts.title(name)}
      actions={
        <>
          <Button variant="default" data-autofocus onClick={onClose}>
            {teamTexts.cancel}
          </Button>
          <Button loading={handOver.isPending} onClick={confirm}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <p>{texts.text(name, team.name)}</p>
        <p>{texts.plan(name)}</p>
        {handOver.error && (
          <p role="alert" className={styles.danger}>
            {serverSentence(handOver.error, teamTexts.actFailed)}
          </p>
        )}
      </div>
    </AlertDialog>
  );
}
