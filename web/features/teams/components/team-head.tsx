import { Button, Group } from '@mantine/core';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { mayInTeam } from '../../../../server/contract/team-roles';
import type { Team } from '../../../../server/contract/teams';
import { PageTitle } from '../../../ui/layout/page-title';
import { useOpenTeam } from '../teams.queries';
import { teamPageTexts as texts, teamTexts } from '../texts';
import { EditTeamDialog } from './edit-team-dialog';
import styles from './team.module.css';

/** The name and description of the team. */
export function TeamHead({ team }: { team: Team }) {
  const [isEditing, setEditing] = useState(false);
  const open = useOpenTeam();
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <PageTitle title={team.name} />
        {team.description && <p className={styles.description}>{team.description}</p>}
        <p className={styles.muted}>
          {teamTexts.members(team.member_count)} · {teamTexts.screenshots(team.screenshot_count)}
        </p>
      </div>
      <Group gap="sm">
        {mayInTeam(team.role, 'edit_team') && (
          <Button
            variant="default"
            leftSection={<Pencil size={16} aria-hidden />}
            onClick={() => setEditing(true)}
          >
            {texts.edit}
          </Button>
        )}
        <Button onClick={() => open(team.id)}>{teamTexts.open}</Button>
      </Group>
      {isEditing && <EditTeamDialog team={team} onClose={() => setEditing(false)} />}
    </header>
  );
}
