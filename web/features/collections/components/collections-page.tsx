import { Button } from '@mantine/core';
import { FolderPlus, Plus } from 'lucide-react';
import { useState } from 'react';
import type { Collection } from '../../../../server/contract/collections';
import { CardSkeletons } from '../../../ui/card-skeletons';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { PageHead } from '../../../ui/page-head';
import { useFocusAfterFirst } from '../../../ui/use-focus-after-first';
import page from '../../../ui/page.module.css';
import { useCollections } from '../collections.queries';
import { collectionTexts as texts } from '../texts';
import { CollectionCard } from './collection-card';
import { CollectionDialog } from './collection-dialog';

/** What the dialog is open for: one to edit, or `new`. */
type Subject = Collection | 'new' | null;

interface ContentProps {
  query: ReturnType<typeof useCollections>;
  onOpen: (subject: Subject) => void;
}

function Content({ query, onOpen }: ContentProps) {
  if (query.isPending) return <CardSkeletons label={texts.loading} />;
  if (!query.data) {
    return (
      <ErrorState
        title={texts.failed}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  }
  if (query.data.length === 0) {
    return (
      <EmptyState
        icon={<FolderPlus size={32} strokeWidth={1.5} aria-hidden />}
        title={texts.empty}
        description={texts.emptyHint}
      >
        <Button onClick={() => onOpen('new')}>{texts.create}</Button>
      </EmptyState>
    );
  }
  return (
    <div className={page.cards}>
      {query.data.map((collection) => (
        <CollectionCard
          key={collection.id}
          collection={collection}
          onEdit={() => onOpen(collection)}
        />
      ))}
    </div>
  );
}

/** All collections of the space. */
export function CollectionsPage() {
  const query = useCollections();
  const [subject, setSubject] = useState<Subject>(null);
  const count = query.data?.length ?? 0;
  const create = useFocusAfterFirst(subject === 'new', count);
  return (
    <div className={page.page}>
      <PageHead title={texts.title} count={query.data && texts.total(count)}>
        {count > 0 && (
          <Button
            ref={create}
            leftSection={<Plus size={16} aria-hidden />}
            onClick={() => setSubject('new')}
          >
            {texts.create}
          </Button>
        )}
      </PageHead>
      <Content query={query} onOpen={setSubject} />
      {subject !== null && (
        <CollectionDialog
          key={subject === 'new' ? 'new' : subject.id}
          collection={subject === 'new' ? null : subject}
          onClose={() => setSubject(null)}
        />
      )}
    </div>
  );
}
