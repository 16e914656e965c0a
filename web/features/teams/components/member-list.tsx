import { useRef, useState } from 'react';
import type { Member, Team } from '../../../../server/contract/teams';
import { Panel } from '../../../ui/layout/panel';
import { useKeptFocus } from '../../../ui/focus/use-kept-focus';
import { useSession } from '../../auth/session.queries';
import { useMemberActions } from '../teams.queries';
import { teamPageTexts, teamTexts } from '../texts';
import { HandOverDialog } from './hand-over-dialog';
import { MemberRow } from './member-row';
import styles from './team.module.css';

/** The members, owner first. */
export function MemberList({ team }: { team: Team }) {
  const session = useSession();
  const { changeRole, remove } = useMemberActions(team.id);
  const [successor, setSuccessor] = useState<Member | null>(null);
  const list = useRef<HTMLUListElement>(null);
  useKeptFocus(list, team.members.length);
  const ownId = session.state === 'in' ? session.user.id : null;
  return (
    <Panel title={teamPageTexts.members.title} summary={teamTexts.members(team.member_count)}>
      <ul ref={list} tabIndex={-1} className={styles.list} aria-label={teamPageTexts.members.title}>
        {team.members.map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            own={team.role}
            isSelf={member.id === ownId}
            onRole={(role) => changeRole(member, role)}
            onMakeOwner={() => setSuccessor(member)}
            onRemove={() => remove(member)}
          />
        ))}
      </ul>
      {successor && (
        <HandOverDialog team={team} member={successor} onClose={() => setSuccessor(null)} />
      )}
    </Panel>
  );
}
