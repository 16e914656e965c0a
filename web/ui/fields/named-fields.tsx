import { Stack, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { MAX_DESCRIPTION, MAX_NAME } from '../../../server/contract/limits';
import { requiredField } from './required-field';
import { uiTexts } from '../texts';

export interface Named {
  name: string;
  description: string;
}

interface NamedFieldsProps<Draft extends Named> {
  draft: Draft;
  onChange: (draft: Draft) => void;
  /** Further fields below. */
  children?: ReactNode;
}

/** The fields for name and description. */
export function NamedFields<Draft extends Named>({
  draft,
  onChange,
  children,
}: NamedFieldsProps<Draft>) {
  return (
    <Stack gap="md">
      <TextInput
        label={uiTexts.name}
        {...requiredField}
        data-autofocus
        maxLength={MAX_NAME}
        value={draft.name}
        onChange={(event) => onChange({ ...draft, name: event.currentTarget.value })}
      />
      <Textarea
        label={uiTexts.description}
        placeholder={uiTexts.optional}
        maxLength={MAX_DESCRIPTION}
        rows={3}
        value={draft.description}
        onChange={(event) => onChange({ ...draft, description: event.currentTarget.value })}
      />
      {children}
    </Stack>
  );
}
