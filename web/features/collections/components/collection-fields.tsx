import { Stack, Textarea, TextInput } from '@mantine/core';
import { collectionTexts } from '../texts';
import { ColorChoice } from './color-choice';

const texts = collectionTexts.form;

export interface CollectionDraft {
  name: string;
  description: string;
  color: string;
}

interface CollectionFieldsProps {
  draft: CollectionDraft;
  onChange: (draft: CollectionDraft) => void;
}

/** Name, description and colour of a collection. */
export function CollectionFields({ draft, onChange }: CollectionFieldsProps) {
  return (
    <Stack gap="md">
      <TextInput
        label={texts.name}
        required
        data-autofocus
        maxLength={100}
        value={draft.name}
        onChange={(event) => onChange({ ...draft, name: event.currentTarget.value })}
      />
      <Textarea
        label={texts.description}
        placeholder={texts.optional}
        maxLength={500}
        rows={3}
        value={draft.description}
        onChange={(event) => onChange({ ...draft, description: event.currentTarget.value })}
      />
      <ColorChoice value={draft.color} onChange={(color) => onChange({ ...draft, color })} />
    </Stack>
  );
}
