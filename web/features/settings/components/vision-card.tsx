import { Switch } from '@mantine/core';
import card from '../../../ui/card.module.css';
import { useUpdateSpace, useSpaceSettings, type SpaceScope } from '../settings.queries';
import { settingsTexts } from '../texts';
import styles from './settings.module.css';

const texts = settingsTexts.vision;

/** Whether the images of the chosen space are shown to the vision model; nothing where there is none. */
export function VisionCard({ scope }: { scope: SpaceScope }) {
  const vision = useSpaceSettings(scope).data?.vision_model;
  const update = useUpdateSpace();
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
