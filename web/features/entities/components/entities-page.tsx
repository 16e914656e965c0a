import { ActionIcon, Button } from '@mantine/core';
import { Copy, Download, ScanSearch } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import type { ListedEntity } from '../../../../server/contract/reading/entities';
import { ENTITY_TYPES, type EntityType } from '../../../../server/contract/reading/entity-types';
import { formatPlainDay } from '../../../shared/format';
import { paths } from '../../../shared/paths';
import { CompactSelect } from '../../../ui/fields/compact-select';
import list from '../../../ui/layout/list.module.css';
import { PageHead } from '../../../ui/layout/page-head';
import { PagedList } from '../../../ui/layout/paged-list';
import page from '../../../ui/layout/page.module.css';
import { EmptyState } from '../../../ui/states/empty-state';
import { showToast } from '../../../ui/toasts/toast';
import { ENTITY_NAMES } from '../../screenshots/shared/entities/entity-types.model';
import { useWorkspace } from '../../workspaces/use-workspace';
import { type EntityFilter, useEntities, useEntityTable } from '../entities.queries';
import { entitiesTexts as texts } from '../texts';
import styles from './entities-page.module.css';

const TYPES = [
  { value: '', label: texts.everything },
  ...ENTITY_TYPES.map((value) => ({ value, label: ENTITY_NAMES[value].many })),
];

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ message: texts.copied });
  } catch {
    showToast({ message: texts.copyFailed, kind: 'error' });
  }
}

/** The filter stands in the address, so that it can be linked. */
function useFilter(): [EntityFilter, (change: Partial<EntityFilter>) => void] {
  const [params, setParams] = useSearchParams();
  const typed = params.get('type');
  const month = params.get('month') ?? '';
  const filter: EntityFilter = {
    type: ENTITY_TYPES.find((type) => type === typed) ?? '',
    month: /^\d{4}-(?:0[1-9]|1[0-2])$/.test(month) ? month : '',
  };
  const change = (part: Partial<EntityFilter>) =>
    setParams(
      (old) => {
        for (const [name, value] of Object.entries(part)) {
          if (value) old.set(name, value);
          else old.delete(name);
        }
        return old;
      },
      { replace: true },
    );
  return [filter, change];
}

function Row({ entity }: { entity: ListedEntity }) {
  const { teamId } = useWorkspace();
  const { type, display, value, title, date, screenshot_id: id } = entity;
  return (
    <li className={`${list.row} ${styles.row}`}>
      <span className={styles.type}>{ENTITY_NAMES[type].one}</span>
      <span className={styles.value} title={value}>
        {display}
      </span>
      <Link
        className={styles.source}
        to={`${paths.gallery}?${teamId ? `team_id=${teamId}&` : ''}view=${id}`}
      >
        {title}
      </Link>
      <time className={styles.date} dateTime={date}>
        {formatPlainDay(date)}
      </time>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={texts.copy(display)}
        onClick={() => void copy(value)}
      >
        <Copy size={16} aria-hidden />
      </ActionIcon>
    </li>
  );
}

function NoEntities({ filter: { type, month } }: { filter: EntityFilter }) {
  return (
    <EmptyState
      icon={<ScanSearch size={32} strokeWidth={1.5} aria-hidden />}
      title={texts.empty}
      description={type || month ? texts.emptyHere : texts.emptyHint}
    />
  );
}

/** Everything that was found in the images of the space, by type and month. */
export function EntitiesPage() {
  const [filter, change] = useFilter();
  const found = useEntities(filter);
  const { data, rows, hasNextPage } = found;
  const saveTable = useEntityTable(filter);
  const failed = () => showToast({ message: texts.csvFailed, kind: 'error' });
  return (
    <div className={page.page}>
      <PageHead
        title={texts.title}
        count={
          data ? (
            texts.count(rows.length, hasNextPage)
          ) : (
            <span className={page.waiting}>{texts.count(0, false)}</span>
          )
        }
      >
        <Button
          variant="default"
          disabled={rows.length === 0}
          aria-label={texts.csv}
          leftSection={<Download size={16} aria-hidden />}
          onClick={() => void saveTable().catch(failed)}
        >
          <span className={styles.long}>{texts.csv}</span>
          <span className={styles.short}>{texts.csvShort}</span>
        </Button>
      </PageHead>
      <p className={list.hint}>{texts.hint}</p>
      <div className={styles.filters}>
        <CompactSelect<EntityType | ''>
          label={texts.type}
          options={TYPES as { value: EntityType | ''; label: string }[]}
          value={filter.type}
          onChange={(type) => change({ type })}
        />
        <label className={styles.monthOf}>
          {texts.month}
          <input
            type="month"
            className={styles.month}
            title={texts.anyMonth}
            value={filter.month}
            onChange={(event) => change({ month: event.currentTarget.value })}
          />
        </label>
      </div>
      <PagedList
        pages={found}
        loading={texts.loading}
        failed={texts.failed}
        empty={<NoEntities filter={filter} />}
      >
        {(some) => (
          <ul className={list.list}>
            {some.map((entity) => (
              <Row key={entity.id} entity={entity} />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}
