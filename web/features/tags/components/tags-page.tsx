import { Button, Group, SegmentedControl, TextInput } from '@mantine/core';
import { Search, SearchX, Tags } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { TagSummary } from '../../../../server/contract/tags';
import { CardSkeletons } from '../../../ui/states/card-skeletons';
import { EmptyState } from '../../../ui/states/empty-state';
import { QueryView } from '../../../ui/states/query-view';
import { PageHead } from '../../../ui/layout/page-head';
import page from '../../../ui/layout/page.module.css';
import { shownTags, type TagOrder } from '../tags.model';
import { useTags } from '../tags.queries';
import { tagTexts as texts } from '../texts';
import { RenameTagDialog } from './rename-tag-dialog';
import { TagCard } from './tag-card';

const orders = (['count', 'name'] as const).map((value) => ({ value, label: texts.sorts[value] }));

interface FoundTagsProps {
  tags: readonly TagSummary[];
  onClear: () => void;
  onRename: (name: string) => void;
}

function FoundTags({ tags, onClear, onRename }: FoundTagsProps) {
  if (tags.length === 0) {
    return (
      <EmptyState icon={<SearchX size={32} strokeWidth={1.5} aria-hidden />} title={texts.noMatch}>
        <Button variant="default" onClick={onClear}>
          {texts.clearSearch}
        </Button>
      </EmptyState>
    );
  }
  return (
    <div className={page.cards}>
      {tags.map((tag) => (
        <TagCard key={tag.tag_name} tag={tag} onRename={() => onRename(tag.tag_name)} />
      ))}
    </div>
  );
}

const noTags = (
  <EmptyState
    icon={<Tags size={32} strokeWidth={1.5} aria-hidden />}
    title={texts.empty}
    description={texts.emptyHint}
  >
    <Button component={Link} to="/upload">
      {texts.upload}
    </Button>
  </EmptyState>
);

export function TagsPage() {
  const query = useTags();
  const [typed, setTyped] = useState('');
  const [order, setOrder] = useState<TagOrder>('count');
  const [renamed, setRenamed] = useState<string | null>(null);
  const total = query.data?.length;
  return (
    <div className={page.page}>
      <PageHead title={texts.title} count={total === undefined ? undefined : texts.total(total)} />
      <Group gap="sm" mb="lg">
        <TextInput
          flex="1 1 240px"
          maw={440}
          role="searchbox"
          aria-keyshortcuts="/"
          aria-label={texts.searchLabel}
          placeholder={texts.search}
          leftSection={<Search size={16} aria-hidden />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <SegmentedControl aria-label={texts.sort} data={orders} value={order} onChange={setOrder} />
      </Group>
      <QueryView
        query={query}
        loading={<CardSkeletons label={texts.loading} height={260} />}
        failed={texts.failed}
        empty={noTags}
      >
        {(tags) => (
          <FoundTags
            tags={shownTags(tags, typed, order)}
            onClear={() => setTyped('')}
            onRename={setRenamed}
          />
        )}
      </QueryView>
      {renamed !== null && (
        <RenameTagDialog key={renamed} name={renamed} onClose={() => setRenamed(null)} />
      )}
    </div>
  );
}
