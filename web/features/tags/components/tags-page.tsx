import { Button, Group, SegmentedControl, TextInput } from '@mantine/core';
import { LayoutGrid, List, Search, SearchX, Tags } from 'lucide-react';
import { memo, useCallback, useDeferredValue, useState } from 'react';
import { Link } from 'react-router-dom';
import type { TagSummary } from '../../../../server/contract/tags';
import { paths } from '../../../shared/paths';
import { CardSkeletons } from '../../../ui/states/card-skeletons';
import { EmptyState } from '../../../ui/states/empty-state';
import { QueryView } from '../../../ui/states/query-view';
import { PageHead } from '../../../ui/layout/page-head';
import page from '../../../ui/layout/page.module.css';
import { IconChoice } from '../../../ui/fields/icon-choice';
import { shownTags, type TagOrder } from '../tags.model';
import { useTags } from '../tags.queries';
import { tagTexts as texts } from '../texts';
import { RenameTagDialog } from './rename-tag-dialog';
import { LEAST_SEARCH } from '../constants';
import { type TagsView, useTagsView } from '../use-tags-view';
import { MergeProposals } from './merge-proposals';
import { TagCard } from './tag-card';
import { TagList, TagListSkeleton } from './tag-list';

const orders = (['count', 'name'] as const).map((value) => ({ value, label: texts.sorts[value] }));

const views = [
  { value: 'cards', label: texts.views.cards, Icon: LayoutGrid },
  { value: 'list', label: texts.views.list, Icon: List },
] as const;

interface FoundTagsProps {
  view: TagsView;
  /** All tags of the space. */
  tags: readonly TagSummary[];
  search: string;
  order: TagOrder;
  onClear: () => void;
  onRename: (name: string) => void;
}

/** Unchanged while a letter is typed: hundreds of tags take longer than the next paint may wait. */
const FoundTags = memo(function FoundTags(props: FoundTagsProps) {
  const { view, search, order, onClear, onRename } = props;
  const tags = shownTags(props.tags, search, order);
  const isSearch = search.trim().length >= LEAST_SEARCH;
  if (tags.length === 0) {
    return (
      <EmptyState icon={<SearchX size={32} strokeWidth={1.5} aria-hidden />} title={texts.noMatch}>
        <Button variant="default" onClick={onClear}>
          {texts.clearSearch}
        </Button>
      </EmptyState>
    );
  }
  if (view === 'list') return <TagList tags={tags} isSearch={isSearch} onRename={onRename} />;
  return (
    <div className={page.cards}>
      {tags.map((tag) => (
        <TagCard key={tag.tag_name} tag={tag} onRename={() => onRename(tag.tag_name)} />
      ))}
    </div>
  );
});

const noTags = (
  <EmptyState
    icon={<Tags size={32} strokeWidth={1.5} aria-hidden />}
    title={texts.empty}
    description={texts.emptyHint}
  >
    <Button component={Link} to={paths.upload}>
      {texts.upload}
    </Button>
  </EmptyState>
);

export function TagsPage() {
  const query = useTags();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed);
  const clear = useCallback(() => setTyped(''), []);
  const [order, setOrder] = useState<TagOrder>('count');
  const [renamed, setRenamed] = useState<string | null>(null);
  const total = query.data?.length;
  const [view, setView] = useTagsView(total);
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
        <IconChoice label={texts.view} options={views} value={view} onChange={setView} />
      </Group>
      <QueryView
        query={query}
        loading={
          view === 'list' ? (
            <TagListSkeleton />
          ) : (
            <CardSkeletons label={texts.loading} height={260} />
          )
        }
        failed={texts.failed}
        empty={noTags}
      >
        {(tags) => (
          <>
            <MergeProposals tags={tags} />
            <FoundTags
              tags={tags}
              view={view}
              search={search}
              order={order}
              onClear={clear}
              onRename={setRenamed}
            />
          </>
        )}
      </QueryView>
      {renamed !== null && (
        <RenameTagDialog key={renamed} name={renamed} onClose={() => setRenamed(null)} />
      )}
    </div>
  );
}
