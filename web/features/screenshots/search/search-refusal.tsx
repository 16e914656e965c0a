import { Anchor, Button, Group } from '@mantine/core';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ApiError } from '../../../../server/contract/client';
import { MAX_SEARCH } from '../../../../server/contract/limits';
import { NEEDS_PLAN, NOT_FOUND } from '../../../shared/api/statuses';
import { paths } from '../../../shared/paths';
import { EmptyState } from '../../../ui/states/empty-state';
import { type GalleryFilter, NO_FILTER } from '../shared/gallery-address.model';
import { withoutOperators } from '../shared/without-operators';
import { searchRefusalTexts as texts } from './search-refusal-texts';
import { screenshotTexts } from '../shared/texts';

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

const firstWords = (q: string) => q.slice(0, MAX_SEARCH + 1).replace(/\s*\S*$/, '');

interface SearchRefusalProps {
  error: ApiError;
  q: string;
  onChange: (filter: Partial<GalleryFilter>) => void;
}

/** Explains why the server refuses this search and offers alternatives. */
export function SearchRefusal({ error, q, onChange }: SearchRefusalProps) {
  if (error.status === NOT_FOUND) {
    return (
      <Refused title={texts.goneCollection} description={texts.goneCollectionHint}>
        <Button variant="default" onClick={() => onChange(NO_FILTER)}>
          {screenshotTexts.toGallery}
        </Button>
      </Refused>
    );
  }
  const isLong = q.length > MAX_SEARCH;
  const needsPlan = error.status === NEEDS_PLAN;
  const title = isLong ? texts.tooLong : needsPlan ? texts.needsPlan : texts.notUnderstood;
  // Of one that is too long, the words that fit.
  const words = isLong ? firstWords(q) : withoutOperators(q);
  return (
    <Refused title={title} description={error.message}>
      {needsPlan && (
        <Anchor component={Link} to={paths.pricing}>
          {screenshotTexts.seePlans}
        </Anchor>
      )}
      {words !== '' && words !== q && (
        <Button variant="default" onClick={() => onChange({ q: words })}>
          {isLong ? texts.firstWords : texts.plainSearch}
        </Button>
      )}
    </Refused>
  );
}
