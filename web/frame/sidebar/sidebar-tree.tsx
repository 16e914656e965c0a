import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { lastOpened } from '../../features/collections/last-opened';
import { formatNumber } from '../../shared/format';
import { frameTexts as texts } from '../texts';
import { keysTo } from '../shortcuts/go-to-keys';
import { isHere, stepInTree } from './sidebar.model';
import { SidebarDrop } from './sidebar-drop';
import { toggleSidebar } from './sidebar-state';
import styles from './sidebar.module.css';
import { type SidebarEntry, useSidebarSections } from './use-sidebar-sections';

const ENTRY = 'a[role="treeitem"]';

interface EntryProps {
  entry: SidebarEntry;
  isCurrent: boolean;
  /** One entry of the tree is a Tab stop; the arrows move between them. */
  isStop: boolean;
  /** Only its icon is seen. */
  isFolded: boolean;
  onFocus: () => void;
}

function Entry({ entry, isCurrent, isStop, isFolded, onFocus }: EntryProps) {
  const { to, label, Icon, dot, count } = entry;
  return (
    <li role="none">
      <Link
        role="treeitem"
        to={to}
        className={styles.entry}
        aria-current={isCurrent ? 'page' : undefined}
        aria-description={count === undefined ? undefined : texts.countIn(count)}
        tabIndex={isStop ? 0 : -1}
        data-tip={isFolded ? label : undefined}
        data-tip-keys={isFolded ? keysTo(to) : undefined}
        onFocus={onFocus}
      >
        {Icon && <Icon size={18} aria-hidden />}
        {dot && <i className={styles.dot} style={{ background: dot }} aria-hidden />}
        {!Icon && !dot && (
          <i className={styles.hash} aria-hidden>
            #
          </i>
        )}
        <span className={styles.label}>{label}</span>
        {count !== undefined && (
          <span className={styles.count} aria-hidden>
            {formatNumber(count)}
          </span>
        )}
      </Link>
    </li>
  );
}

/** The entries of the sidebar: a tree for assistive tools, so that it is one Tab stop however long it is. */
export default function SidebarTree({ isFolded }: { isFolded: boolean }) {
  const sections = useSidebarSections();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const collection = search.get('collection_id');
  useEffect(() => {
    if (collection) lastOpened.add(collection);
  }, [collection]);
  const tree = useRef<HTMLUListElement>(null);
  // Folded, only the pages have icons.
  const shown = isFolded ? sections.slice(0, 1) : sections;
  const entries = shown.flatMap((section) => section.entries);
  const current = entries.find(({ to }) => isHere(to, { pathname, search }));
  const currentId = current?.id;
  useEffect(() => {
    // It may lie below the lower edge of the sidebar; jsdom has no such function.
    const entry = tree.current?.querySelector<HTMLElement>('[aria-current]');
    entry?.scrollIntoView?.({ block: 'nearest' });
  }, [currentId]);
  const [stop, setStop] = useState<string | null>(null);
  const stopId = entries.some(({ id }) => id === stop) ? stop : (current ?? entries[0])?.id;

  const onKeyDown = (event: KeyboardEvent) => {
    const index = entries.findIndex(({ id }) => id === stopId);
    const next = stepInTree(event.key, index, entries.length);
    if (next === null) return;
    event.preventDefault();
    tree.current?.querySelectorAll<HTMLElement>(ENTRY)[next]?.focus();
  };
  const FoldIcon = isFolded ? PanelLeftOpen : PanelLeftClose;
  return (
    <>
      <ul
        ref={tree}
        role="tree"
        aria-label={texts.sidebar}
        className={styles.tree}
        onKeyDown={onKeyDown}
      >
        {shown.map(({ id: sectionId, title, entries: own }) => (
          <li key={sectionId} role="none">
            {title && (
              <span className={styles.title} aria-hidden>
                {title}
              </span>
            )}
            <ul role="group" aria-label={title} className={styles.section}>
              {own.map((entry) => (
                <Entry
                  key={entry.id}
                  entry={entry}
                  isCurrent={entry === current}
                  isStop={entry.id === stopId}
                  isFolded={isFolded}
                  onFocus={() => setStop(entry.id)}
                />
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <SidebarDrop />
      <button
        type="button"
        className={styles.fold}
        aria-label={isFolded ? texts.unfold : texts.fold}
        aria-keyshortcuts="["
        onClick={toggleSidebar}
      >
        <FoldIcon size={18} aria-hidden />
      </button>
    </>
  );
}
