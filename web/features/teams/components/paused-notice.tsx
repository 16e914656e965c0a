import { Button } from '@mantine/core';
import { CirclePause } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Team } from '../../../../server/contract/teams';
import { paths } from '../../../shared/paths';
import { Notice } from '../../billing/shared/notice';
import { TEAM_PLAN } from '../team.model';
import { pausedTexts as texts } from '../texts';
import styles from './teams.module.css';

const reason = ({ role }: Team): string => (role === 'owner' ? texts.own(TEAM_PLAN) : texts.others);

/** Marks the card of a team whose owner's plan does not include teams. */
export function PausedMark({ team }: { team: Team }) {
  return (
    <p className={styles.paused}>
      <CirclePause size={16} aria-hidden />
      <span>
        <strong>{texts.mark}.</strong> {reason(team)}
      </span>
    </p>
  );
}

/** The same on the team's page, with the plans for the owner. */
export function PausedNotice({ team }: { team: Team }) {
  const plans = (
    <Button component={Link} to={paths.pricing} variant="default" size="compact-md">
      {texts.plans}
    </Button>
  );
  return (
    <Notice
      kind="warn"
      icon={<CirclePause size={16} aria-hidden />}
      title={texts.title}
      action={team.role === 'owner' && plans}
    >
      {reason(team)}
    </Notice>
  );
}
