import type { Member, Team, TeamSummary } from '../../contract/teams';
import type { MemberRow, TeamSummaryRow } from './teams.repository';
import type { WholeTeam } from './teams.service';

export function toTeamSummary({ id, name, role, memberCount }: TeamSummaryRow): TeamSummary {
  return { id, name, role, member_count: memberCount } satisfies TeamSummary;
}

export function toTeam({ team, members, features }: WholeTeam): Team {
  return {
    ...toTeamSummary(team),
    description: team.description,
    screenshot_count: team.screenshotCount,
    members: members.map(toMember),
    is_paused: !features.includes('team_collaboration'),
    features: [...features],
    created_at: team.createdAt.toISOString(),
    deleted_at: team.deletedAt?.toISOString() ?? null,
  } satisfies Team;
}

export function toMember({ id, name, email, picture, role, joinedAt }: MemberRow): Member {
  return {
    id,
    user_name: name,
    user_email: email,
    user_picture: picture,
    role,
    joined_at: joinedAt.toISOString(),
  } satisfies Member;
}
