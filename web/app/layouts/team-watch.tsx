import { CirclePause } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { FEATURE_FROM_PLAN, PLANS } from '../../../server/contract/plans';
import type { Team } from '../../../server/contract/teams';
import { Notice } from '../../features/billing/components/notice';
import { noticeTexts } from '../../features/billing/notice-texts';
import { workspaceTexts as texts } from '../../features/workspaces/texts';
import { useTeamWatch } from '../../features/workspaces/use-team-watch';
import { paths } from '../paths';
import styles from './team-watch.module.css';

const plan = PLANS.find(({ id }) => id === FEATURE_FROM_PLAN.team_collaboration)?.name ?? '';

/** Why uploads and invites wait, and who can do something about it. */
function PausedNotice({ team: { name, role } }: { team: Team }) {
  const isOwner = role === 'owner';
  return (
    <div className={styles.place}>
      <Notice
        kind="plain"
        icon={<CirclePause aria-hidden />}
        title={texts.pausedTitle(name)}
        action={isOwner && <Link to={paths.pricing}>{noticeTexts.plans}</Link>}
      >
        {isOwner ? texts.pausedForOwner(plan) : texts.paused(plan)}
      </Notice>
    </div>
  );
}

/** Keeps an eye on the team that is open, above each of its pages; the pages about teams tell of each themselves. */
export default function TeamWatch() {
  const team = useTeamWatch();
  const { pathname } = useLocation();
  if (!team?.is_paused || pathname.startsWith(paths.teams)) return null;
  return <PausedNotice team={team} />;
}
