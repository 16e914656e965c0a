import {
  CalendarDays,
  ChartColumn,
  FolderOpen,
  Heart,
  House,
  Images,
  Link2,
  type LucideIcon,
  ScanSearch,
  ShieldCheck,
  Tags,
  Trash2,
  Users,
} from 'lucide-react';
import { useState } from 'react';
import type { Collection } from '../../../server/contract/collections';
import { lastOpened } from '../../features/collections/last-opened';
import { appearance } from '../../features/settings/appearance';
import { shownTags } from '../../features/tags/tags.model';
import { useWorkspace } from '../../features/workspaces/use-workspace';
import { collectionAddress, tagAddress } from '../../shared/addresses';
import { useApiQuery } from '../../shared/api/hooks';
import { paths } from '../../shared/paths';
import { frameTexts as texts } from '../texts';
import { lastUsedCollections, largestCollections } from './sidebar.model';

export interface SidebarEntry {
  id: string;
  to: string;
  label: string;
  Icon?: LucideIcon;
  /** The colour of a collection. */
  dot?: string;
  count?: number;
}

export interface SidebarSection {
  id: string;
  /** Its heading, where it has one. */
  title?: string;
  entries: readonly SidebarEntry[];
}

const TAGS = 10;

const page = (to: string, label: string, Icon: LucideIcon): SidebarEntry => ({
  id: to,
  to,
  label,
  Icon,
});

const PAGES: SidebarSection = {
  id: 'pages',
  entries: [
    page(paths.home, texts.goHome, House),
    page(paths.gallery, texts.gallery, Images),
    page(paths.favorites, texts.favorites, Heart),
    page(paths.calendar, texts.calendarShort, CalendarDays),
    page(paths.collections, texts.collections, FolderOpen),
    page(paths.tags, texts.tags, Tags),
    page(paths.entities, texts.entities, ScanSearch),
    page(paths.teams, texts.teams, Users),
    page(paths.analytics, texts.analytics, ChartColumn),
    page(paths.findings, texts.findings, ShieldCheck),
    page(paths.shares, texts.shares, Link2),
    page(paths.trash, texts.trash, Trash2),
  ],
};

const collectionEntry = ({ id, name, color, screenshot_count: count }: Collection) => ({
  id: `collection ${id}`,
  to: collectionAddress(id),
  label: name,
  dot: color,
  count,
});

/** In the order that the settings name. It is read once, so that no entry moves while the page is open. */
function useCollectionsInOrder(collections: readonly Collection[]): Collection[] {
  const [opened] = useState(() =>
    appearance.collectionsOrder() === 'use' ? lastOpened.list() : null,
  );
  return opened ? lastUsedCollections(collections, opened) : largestCollections(collections);
}

/** The pages, then the collections and tags that are used most. A list that fails to load is left out. */
export function useSidebarSections(): SidebarSection[] {
  const { scope, teamId } = useWorkspace();
  const list = useApiQuery('collections.list', { query: scope });
  const collections = useCollectionsInOrder(list.data ?? []);
  const { data: tags = [] } = useApiQuery('tags.list', { query: scope });
  const sections: SidebarSection[] = [
    PAGES,
    {
      id: 'collections',
      title: texts.collections,
      entries: collections.map(collectionEntry),
    },
    {
      id: 'tags',
      title: texts.tags,
      // Below the collections, so they have no place before these have arrived.
      entries: shownTags(list.isPending ? [] : tags, '', 'count')
        .slice(0, TAGS)
        .map(({ tag_name: name, screenshot_count: count }) => ({
          id: `tag ${name}`,
          to: tagAddress(name, teamId),
          label: name,
          count,
        })),
    },
  ];
  return sections.filter(({ entries }) => entries.length > 0);
}
