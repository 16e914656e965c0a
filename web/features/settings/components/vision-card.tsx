import { Switch } from '@mantine/core';
import card from '../../../ui/layout/card.module.css';
import { useUpdateWorkspace, useWorkspaceSettings, type WorkspaceQuery } from '../settings.queries';
import { settingsTexts } from '../texts';
import styles from './settings.module.css';

const texts = settingsTexts.vision;

/** Lets the owner send the workspace's images to the vision model; renders nothing without a model. */
export function VisionCard({ scope }: { scope: WorkspaceQuery }) {
  const vision = useWorkspaceSettings(scope).data?.vision_model;
  const update = useUpdateWorkspace();
  if (!vision) return null;
  return (
    <section className={card.card} aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <p className={styles.hint}>{scope.team_id ? texts.inTeam : texts.inPersonal}</p>
      <Switch
        label={texts.label}
        description={vision.can_change ? texts.hint(vision.host) : texts.ownerOnly}
        checked={vision.is_on}
        disabled={!vision.can_change || update.isPending}
        onChange={(event) =>
          update.mutate({ query: scope, body: { vision_model: event.currentTarget.checked } })
        }
      />
    </section>
  );
}
