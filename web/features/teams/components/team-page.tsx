import { Button, Skeleton } from '@mantine/core';
import { ArrowLeft, CircleSlash } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { mayInTeam } from '../../../../server/contract/team-roles';
import { EmptyState } from '../../../ui/states/empty-state';
import { ErrorState } from '../../../ui/states/error-state';
import { PageHead } from '../../../ui/layout/page-head';
import page from '../../../ui/layout/page.module.css';
import { Skeletons } from '../../../ui/states/skeletons';
import { useActivity } from '../activity.queries';
import { useInvites } from '../invites.queries';
import { isStatus } from '../../../shared/api/server-sentence';
import { paths } from '../../../shared/paths';
import { useTeam } from '../teams.queries';
import { teamPageTexts as texts } from '../texts';
import { ActivityList } from './activity-list';
import { InviteList } from './invite-list';
import { MemberList } from './member-list';
import { PausedNotice } from './paused-notice';
import { TeamEnd } from './team-end';
import { TeamHead } from './team-head';
import styles from './team.module.css';

function NotFound() {
  return (
    <>
      <PageHead title={texts.notFound} />
      <EmptyState
        icon={<CircleSlash size={32} strokeWidth={1.5} aria-hidden />}
        title={texts.notFoundHint}
      >
        <Button component={Link} to={paths.teams}>
          {texts.toTeams}
        </Button>
      </EmptyState>
    </>
  );
}

function Loading() {
  return (
    <Skeletons label={texts.loading}>
      <Skeleton h={36} w={220} mb={48} />
      <Skeleton h={240} radius="md" mb={24} />
      <Skeleton h={160} radius="md" />
    </Skeletons>
  );
}

interface BelowProps {
  id: string;
  children: ReactNode;
}

/** Shown once the number of invites is known, because it stands below them. */
function BelowInvites({ id, children }: BelowProps) {
  const { isPending } = useInvites(id);
  return <div className={isPending ? page.waiting : undefined}>{children}</div>;
}

/** The same below the activity. */
function BelowActivity({ id, children }: BelowProps) {
  const { isPending } = useActivity(id);
  return <div className={isPending ? page.waiting : undefined}>{children}</div>;
}

/** Given by the route, because links are another feature. */
type ShareRulesSlot = (teamId: string) => ReactNode;
const nothing: ShareRulesSlot = () => null;

function content(query: ReturnType<typeof useTeam>, shareRules: ShareRulesSlot): ReactNode {
  // Checked before the cached team, so that a removed person no longer sees it.
  if (isStatus(query.error, 404)) return <NotFound />;
  if (query.isPending) return <Loading />;
  if (!query.data) {
    return (
      <>
        <PageHead title={texts.fallbackTitle} />
        <ErrorState
          title={texts.failed}
          onAction={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      </>
    );
  }
  const team = query.data;
  const end = (
    <>
      <ActivityList id={team.id} />
      <BelowActivity id={team.id}>
        {shareRules(team.id)}
        <TeamEnd team={team} />
      </BelowActivity>
    </>
  );
  return (
    <>
      <TeamHead team={team} />
      {team.is_paused && (
        <div className={styles.notice}>
          <PausedNotice team={team} />
        </div>
      )}
      <MemberList team={team} />
      {mayInTeam(team.role, 'invite_member') ? (
        <>
          <InviteList team={team} />
          <BelowInvites id={team.id}>{end}</BelowInvites>
        </>
      ) : (
        end
      )}
    </>
  );
}

/** One team: members, invites, activity, and the ways to leave it. */
export function TeamPage({
  id,
  shareRules = nothing,
}: {
  id: string;
  shareRules?: ShareRulesSlot;
}) {
  const query = useTeam(id);
  return (
    <div className={page.page}>
      <Link to={paths.teams} className={styles.back}>
        <ArrowLeft size={16} aria-hidden />
        {texts.toTeams}
      </Link>
      {content(query, shareRules)}
    </div>
  );
}
