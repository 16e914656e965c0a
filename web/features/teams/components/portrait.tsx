import { Avatar } from '@mantine/core';
import type { Member } from '../../../../server/contract/teams';
import { memberName } from '../team.model';

interface PortraitProps {
  member: Member;
  size?: number;
}

/** The picture of a member, or the first letter of the name where there is none or it does not load. */
export function Portrait({ member, size = 32 }: PortraitProps) {
  const [letter = '?'] = Array.from(memberName(member));
  return (
    <Avatar
      size={size}
      radius="xl"
      color="accent"
      aria-hidden
      src={member.user_picture}
      alt=""
      imageProps={{ loading: 'lazy', referrerPolicy: 'no-referrer' }}
    >
      {letter.toUpperCase()}
    </Avatar>
  );
}
