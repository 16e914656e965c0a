import type { Member } from '../../../../server/contract/teams';
import { Initial } from '../../../ui/layout/initial';
import { memberName } from '../team.model';

/** The picture of a member, or the first letter of the name without one. */
export function Portrait({ member, size }: { member: Member; size?: number }) {
  return <Initial name={memberName(member)} picture={member.user_picture} size={size} />;
}
