import { Skeleton } from '@mantine/core';
import type { PersonInvite } from '../../../../server/contract/people';
import { formatDate } from '../../../shared/format';
import { TwoStepButton } from '../../../ui/dialogs/two-step-button';
import { Panel } from '../../../ui/layout/panel';
import { QueryView } from '../../../ui/states/query-view';
import { Skeletons } from '../../../ui/states/skeletons';
import { useInvites, useWithdrawInvite } from './people.queries';
import { peopleTexts } from './people-texts';
import styles from './people.module.css';

const texts = peopleTexts.invites;

function InviteRow({ invite }: { invite: PersonInvite }) {
  const { id, email, made_by: by, makes_operator: makesOperator } = invite;
  const withdraw = useWithdrawInvite();
  const about = [
    texts.until(formatDate(invite.expires_at)),
    ...(by === null ? [] : [texts.by(by)]),
    ...(makesOperator ? [peopleTexts.operator] : []),
  ];
  return (
    <li className={styles.person}>
      <div>
        <p>{invite.name === null ? email : `${invite.name} · ${email}`}</p>
        <p className={styles.muted}>{about.join(' · ')}</p>
      </div>
      <TwoStepButton
        size="compact-sm"
        variant="default"
        label={texts.withdrawNamed(email)}
        loading={withdraw.isPending}
        question={texts.question(email)}
        yes={texts.withdraw}
        no={peopleTexts.cancel}
        onYes={() => withdraw.mutate({ params: { id } })}
      >
        {texts.withdraw}
      </TwoStepButton>
    </li>
  );
}

/** Invitations that nobody has used yet. */
export function OpenInvites() {
  const loading = (
    <Skeletons label={texts.loading}>
      <Skeleton height={44} />
    </Skeletons>
  );
  const empty = <p className={styles.muted}>{texts.none}</p>;
  return (
    <Panel title={texts.title}>
      <QueryView query={useInvites()} loading={loading} failed={texts.failed} empty={empty}>
        {(invites) => (
          <ul className={styles.people}>
            {invites.map((invite) => (
              <InviteRow key={invite.id} invite={invite} />
            ))}
          </ul>
        )}
      </QueryView>
    </Panel>
  );
}
