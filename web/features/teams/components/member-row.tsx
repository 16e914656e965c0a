import { Button, NativeSelect } from '@mantine/core';
import type { GivenRole, TeamRole } from '../../../../server/contract/team-roles';
import type { Member } from '../../../../server/contract/teams';
import { formatDate } from '../../../shared/format';
import { TwoStepButton } from '../../../ui/dialogs/two-step-button';
import { GIVEN_ROLES, memberName, memberRights } from '../team.model';
import { teamPageTexts, teamTexts } from '../texts';
import { Portrait } from './portrait';
import { RoleMark } from './role-mark';
import styles from './team.module.css';

const texts = teamPageTexts.members;

const ROLES = GIVEN_ROLES.map((value) => ({ value, label: teamTexts.roles[value] }));

interface MemberRowProps {
  member: Member;
  /** The role of the signed-in person. */
  own: TeamRole;
  isSelf: boolean;
  onRole: (role: GivenRole) => void;
  onMakeOwner: () => void;
  onRemove: () => void;
}

/** A member and the allowed actions on them. */
export function MemberRow({ member, own, isSelf, onRole, onMakeOwner, onRemove }: MemberRowProps) {
  const name = memberName(member);
  const { mayChangeRole, mayMakeOwner, mayRemove } = memberRights(own, member.role);
  return (
    <li className={styles.row}>
      <Portrait member={member} size={36} />
      <div className={styles.words}>
        <span className={styles.name}>
          {name} {isSelf && <span className={styles.muted}>({teamTexts.you})</span>}
        </span>
        <span className={styles.facts}>
          <span>{member.user_email}</span>
          <time dateTime={member.joined_at}>{texts.joined(formatDate(member.joined_at))}</time>
        </span>
      </div>
      <div className={styles.actions}>
        {mayChangeRole ? (
          <NativeSelect
            className={styles.select}
            aria-label={texts.roleOf(name)}
            data={ROLES}
            value={member.role}
            onChange={(event) => onRole(event.currentTarget.value === 'admin' ? 'admin' : 'member')}
          />
        ) : (
          <RoleMark role={member.role} />
        )}
        {mayMakeOwner && (
          <Button
            variant="subtle"
            color="gray"
            c="var(--text)"
            size="compact-md"
            aria-label={texts.makeOwnerOf(name)}
            onClick={onMakeOwner}
          >
            {texts.makeOwner}
          </Button>
        )}
        {mayRemove && (
          <TwoStepButton
            variant="subtle"
            color="gray"
            c="var(--text)"
            size="compact-md"
            label={texts.removeOf(name)}
            question={texts.confirmRemove(name)}
            yes={texts.remove}
            no={teamTexts.cancel}
            onYes={onRemove}
          >
            {texts.remove}
          </TwoStepButton>
        )}
      </div>
    </li>
  );
}
