import { Button } from '@mantine/core';
import { FolderPlus, Plus } from 'lucide-react';
import { useState } from 'react';
import type { Collection } from '../../../../server/contract/collections';
import { CardSkeletons } from '../../../ui/states/card-skeletons';
import { EmptyState } from '../../../ui/states/empty-state';
import { QueryView } from '../../../ui/states/query-view';
import { PageHead } from '../../../ui/layout/page-head';
import { useFocusAfterFirst } from '../../../ui/focus/use-focus-after-first';
import page from '../../../ui/layout/page.module.css';
import { useCollections } from '../collections.queries';
import { collectionTexts as texts } from '../texts';
import { CollectionCard } from './collection-card';
import { CollectionDialog } from './collection-dialog';

/** The subject of the open dialog: a collection to edit, or `new`. */
type Subject = Collection | 'new' | null;

interface ContentProps {
  query: ReturnType<typeof useCollections>;
  onOpen: (subject: Subject) => void;
}

function Content({ query, onOpen }: ContentProps) {
  const empty = (
    <EmptyState
      icon={<FolderPlus size={32} strokeWidth={1.5} aria-hidden />}
      title={texts.empty}
      description={texts.emptyHint}
    >
      <Button onClick={() => onOpen('new')}>{texts.create}</Button>
    </EmptyState>
  );
  return (
    <QueryView
      query={query}
      loading={<CardSkeletons label={texts.loading} />}
      failed={texts.failed}
      empty={empty}
    >
      {(collections) => (
        <div className={page.cards}>
          {collections.map((one) => (
            <CollectionCard key={one.id} collection={one} onEdit={() => onOpen(one)} />
          ))}
        </div>
      )}
    </QueryView>
  );
}

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
