import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Member, Team } from '../../../../server/contract/teams';
import { teamAddress } from '../../../shared/addresses';
import { cardMembers, mayInviteTo, memberName } from '../team.model';
import { useOpenTeam } from '../teams.queries';
import { teamTexts as texts } from '../texts';
import { PausedMark } from './paused-notice';
import { Portrait } from './portrait';
import { RoleMark } from './role-mark';
import styles from './teams.module.css';

function MemberLine({ member }: { member: Member }) {
  return (
    <li className={styles.member}>
      <Portrait member={member} />
      <div className={styles.words}>
        <span className={styles.name}>{memberName(member)}</span>
        <span className={styles.email} title={member.user_email}>
          {member.user_email}
        </span>
      </div>
      <RoleMark role={member.role} />
    </li>
  );
}

interface TeamCardProps {
  team: Team;
  onInvite: () => void;
}

/** One team with its members and actions. */
export function TeamCard({ team, onInvite }: TeamCardProps) {
  const { id, name, description } = team;
  const open = useOpenTeam();
  const { shown, more } = cardMembers(team);
  return (
    <article className={styles.card} aria-label={name}>
      <h2>{name}</h2>
      {description && <p className={styles.description}>{description}</p>}
      <p className={styles.counts}>
        {texts.members(team.member_count)} · {texts.screenshots(team.screenshot_count)}
      </p>
      {team.is_paused && <PausedMark team={team} />}
      <ul className={styles.members} aria-label={texts.members(team.member_count)}>
        {shown.map((member) => (
          <MemberLine key={member.id} member={member} />
        ))}
        {more > 0 && <li className={styles.more}>{texts.moreMembers(more)}</li>}
      </ul>
      <div className={styles.actions}>
        <Button variant="light" aria-label={texts.openOf(name)} onClick={() => open(id)}>
          {texts.open}
        </Button>
        {mayInviteTo(team) && (
          <Button variant="default" aria-label={texts.inviteTo(name)} onClick={onInvite}>
            {texts.invite}
          </Button>
        )}
        <Button
          component={Link}
          to={teamAddress(id)}
          variant="default"
          aria-label={texts.manageOf(name)}
        >
          {texts.manage}
        </Button>
      </div>
    </article>
  );
}
