import { Stack, Textarea, TextInput } from '@mantine/core';
import { teamFormTexts as texts } from '../texts';

export interface TeamDraft {
  name: string;
  description: string;
}

interface TeamFieldsProps {
  draft: TeamDraft;
  onChange: (draft: TeamDraft) => void;
}

/** Name and description of a team. */
export function TeamFields({ draft, onChange }: TeamFieldsProps) {
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
    </Stack>
  );
}
