import { Anchor, Button, Group } from '@mantine/core';
import { SearchX } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ApiError } from '../../../../server/contract/client';
import { EmptyState } from '../../../ui/empty-state';
import { plainWords } from '../plain-words';
import { NEEDS_PLAN } from '../search-refusal.model';
import { screenshotTexts as texts } from '../texts';

interface SearchRefusalProps {
  error: ApiError;
  q: string;
  onSearch: (q: string) => void;
}

/** Says why this search is not done, and what can be done instead. */
export function SearchRefusal({ error, q, onSearch }: SearchRefusalProps) {
  const needsPlan = error.status === NEEDS_PLAN;
  const words = plainWords(q);
  return (
    <div role="alert">
      <EmptyState
        icon={<SearchX size={32} strokeWidth={1.5} aria-hidden />}
        title={needsPlan ? texts.search402 : texts.search422}
        description={error.message}
      >
        <Group gap="sm">
          {needsPlan && (
            <Anchor component={Link} to="/pricing">
              {texts.seePlans}
            </Anchor>
          )}
          {words !== '' && words !== q && (
            <Button variant="default" onClick={() => onSearch(words)}>
              {texts.plainSearch}
            </Button>
          )}
        </Group>
      </EmptyState>
    </div>
  );
}
