import { CirclePause } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { planWith } from '../../../server/contract/plans';
import type { Team } from '../../../server/contract/teams';
import { Notice } from '../../features/billing/shared/notice';
import { noticeTexts } from '../../features/billing/shared/notice-texts';
import { workspaceTexts as texts } from '../../features/workspaces/texts';
import { useTeamWatcher } from '../../features/workspaces/use-team-watcher';
import { paths } from '../../shared/paths';
import styles from './team-watcher.module.css';

const plan = planWith('team_collaboration').name;

/** Explains why uploads and invites are paused, and who can change that. */
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

/** Watches the open team and shows when it is paused; the team pages show that themselves. */
export default function TeamWatcher() {
  const team = useTeamWatcher();
  const { pathname } = useLocation();
  if (!team?.is_paused || pathname.startsWith(paths.teams)) return null;
  return <PausedNotice team={team} />;
}
