import { NamedFields, type Named } from '../../../ui/fields/named-fields';
import { ColorChoice } from './color-choice';

export interface CollectionDraft extends Named {
  color: string;
}

interface CollectionFieldsProps {
  draft: CollectionDraft;
  onChange: (draft: CollectionDraft) => void;
}

/** Name, description and colour of a collection. */
export function CollectionFields({ draft, onChange }: CollectionFieldsProps) {
  return (
    <NamedFields draft={draft} onChange={onChange}>
      <ColorChoice value={draft.color} onChange={(color) => onChange({ ...draft, color })} />
    </NamedFields>
  );
}
