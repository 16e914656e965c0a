import { Anchor, Button, Group } from '@mantine/core';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ApiError } from '../../../../server/contract/client';
import { EmptyState } from '../../../ui/empty-state';
import { plainWords } from '../plain-words';
import { searchRefusalTexts as texts } from '../search-refusal-texts';
import { NEEDS_PLAN, NOT_FOUND } from '../search-refusal.model';
import { screenshotTexts } from '../texts';

interface RefusedProps {
  title: string;
  description: string;
  children: ReactNode;
}

function Refused({ title, description, children }: RefusedProps) {
  return (
    <div role="alert">
      <EmptyState
        icon={<SearchX size={32} strokeWidth={1.5} aria-hidden />}
        title={title}
        description={description}
      >
        <Group gap="sm">{children}</Group>
      </EmptyState>
    </div>
  );
}

interface SearchRefusalProps {
  error: ApiError;
  q: string;
  onSearch: (q: string) => void;
  /** Leaves all filters. */
  onClear: () => void;
}

/** Says why this search is not done, and what can be done instead. */
export function SearchRefusal({ error, q, onSearch, onClear }: SearchRefusalProps) {
  if (error.status === NOT_FOUND) {
    return (
      <Refused title={texts.goneCollection} description={texts.goneCollectionHint}>
        <Button variant="default" onClick={onClear}>
          {screenshotTexts.toGallery}
        </Button>
      </Refused>
    );
  }
  const needsPlan = error.status === NEEDS_PLAN;
  const words = plainWords(q);
  return (
    <Refused title={needsPlan ? texts.needsPlan : texts.notUnderstood} description={error.message}>
      {needsPlan && (
        <Anchor component={Link} to="/pricing">
          {screenshotTexts.seePlans}
        </Anchor>
      )}
      {words !== '' && words !== q && (
        <Button variant="default" onClick={() => onSearch(words)}>
          {texts.plainSearch}
        </Button>
      )}
    </Refused>
  );
}
