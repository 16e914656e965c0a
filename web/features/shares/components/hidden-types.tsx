import { Button } from '@mantine/core';
import type { Rectangle } from '../../../../server/contract/sharing/redactions';
import { ENTITY_NAMES } from '../../screenshots/shared/entities/entity-types.model';
import type { EntityPlaces } from '../redaction.model';
import { redactionTexts as texts } from '../texts';
import styles from './redaction-editor.module.css';

interface HiddenTypesProps {
  entities: readonly EntityPlaces[];
  onHide: (places: readonly Rectangle[]) => void;
}

/** Hides everything of a type that the reading found, such as all e-mail addresses. */
export function HiddenTypes({ entities, onHide }: HiddenTypesProps) {
  if (entities.length === 0) return null;
  return (
    <div className={styles.types} role="group" aria-label={texts.types}>
      <span aria-hidden>{texts.types}</span>
      {entities.map(({ type, places }) => (
        <Button key={type} variant="default" size="compact-md" onClick={() => onHide(places)}>
          {texts.type(ENTITY_NAMES[type].many, places.length)}
        </Button>
      ))}
    </div>
  );
}
