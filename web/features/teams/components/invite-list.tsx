import { Button, Skeleton } from '@mantine/core';
import { UserPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Team } from '../../../../server/contract/teams';
import { Panel, Stale } from '../../../ui/layout/panel';
import { Skeletons } from '../../../ui/states/skeletons';
import { useKeptFocus } from '../../../ui/focus/use-kept-focus';
import { useInvites } from '../invites.queries';
import { mayHandleInvite, mayInviteTo } from '../team.model';
import { teamPageTexts, teamTexts } from '../texts';
import { InviteDialog } from './invite-dialog';
import { InviteRow } from './invite-row';
import styles from './team.module.css';

const texts = teamPageTexts.invites;

function Content({ team }: { team: Team }) {
  const { data, isPending, isFetching, dataUpdatedAt, refetch } = useInvites(team.id);
  const list = useRef<HTMLUListElement>(null);
  useKeptFocus(list, data?.length ?? 0);
  if (isPending) {
    return (
      <Skeletons label={texts.loading}>
        <Skeleton height={56} />
      </Skeletons>
    );
  }
  if (!data) {
    return (
      <Stale isRetrying={isFetching} onRetry={() => void refetch()}>
        {texts.failed}
      </Stale>
    );
  }
  return (
    <ul ref={list} tabIndex={-1} className={styles.list} aria-label={texts.title}>
      {data.length === 0 && <li className={styles.muted}>{texts.none}</li>}
      {data.map((invite) => (
        <InviteRow
          key={invite.id}
          invite={invite}
          now={dataUpdatedAt}
          mayHandle={mayHandleInvite(team.role, invite.role)}
          maySend={mayInviteTo(team)}
        />
      ))}
    </ul>
  );
}

/** Pending invites, for people who may invite. */
export function InviteList({ team }: { team: Team }) {
  const [isInviting, setInviting] = useState(false);
  const button = (
    <Button
      size="compact-md"
      className={styles.touch}
      leftSection={<UserPlus size={16} aria-hidden />}
      onClick={() => setInviting(true)}
    >
      {teamTexts.invite}
    </Button>
  );
  return (
    <Panel title={texts.title} more={mayInviteTo(team) && button}>
      <Content team={team} />
      {isInviting && <InviteDialog team={team} onClose={() => setInviting(false)} />}
    </Panel>
  );
}
