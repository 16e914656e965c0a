import '@mantine/core/styles/Tabs.layer.css';
import { Modal, Skeleton, Tabs } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { CalendarDay } from '../../../../server/contract/calendar';
import type { Screenshot } from '../../../../server/contract/screenshots';
import { ErrorState } from '../../../ui/error-state';
import { Skeletons } from '../../../ui/skeletons';
import { useDelete } from '../../screenshots/screenshots.queries';
import { firstTab, formatDay } from '../calendar.model';
import { calendarTexts } from '../texts';
import { useDay } from '../use-calendar';
import styles from './calendar.module.css';
import { DayItem } from './day-item';

const texts = calendarTexts.day;

interface DayDialogProps {
  day: string;
  timeZone: string;
  confidence: number;
  onClose: () => void;
  onView: (id: string) => void;
  onRerun: (row: Screenshot) => void;
}

interface ItemsProps extends Pick<DayDialogProps, 'onView' | 'onRerun'> {
  rows: readonly Screenshot[];
  quotesOf: string | null;
  onDelete: (id: string) => void;
}

function Items({ rows, quotesOf, onView, onRerun, onDelete }: ItemsProps) {
  if (rows.length === 0) return <p className={styles.facts}>{texts.empty}</p>;
  return (
    <ul className={styles.items}>
      {rows.map((row) => (
        <DayItem
          key={row.id}
          row={row}
          quotesOf={quotesOf}
          onView={() => onView(row.id)}
          onRerun={() => onRerun(row)}
          onDelete={() => onDelete(row.id)}
        />
      ))}
    </ul>
  );
}

/** Everything of one day; deleting the last of it closes the dialog (spec §2). */
export function DayDialog(props: DayDialogProps) {
  const { day, timeZone, confidence, onClose } = props;
  const query = useDay(day, timeZone, confidence);
  const queryClient = useQueryClient();
  const moveToTrash = useDelete();
  const uploaded = query.data ? firstTab(query.data) : [];
  const extracted = query.data?.extracted ?? [];

  const remove = (id: string) => {
    moveToTrash(id);
    const left = [...uploaded, ...extracted].filter((row) => row.id !== id);
    const without = (rows: Screenshot[]) => rows.filter((row) => row.id !== id);
    queryClient.setQueriesData<CalendarDay>(
      { queryKey: ['calendar.day'] },
      (data) =>
        data && {
          uploaded: without(data.uploaded),
          created: without(data.created),
          extracted: without(data.extracted),
        },
    );
    if (left.length === 0) onClose();
  };
  const shared = { onView: props.onView, onRerun: props.onRerun, onDelete: remove };
  return (
    <Modal opened onClose={onClose} title={formatDay(day)} size="xl" centered={false}>
      {query.isPending && (
        <Skeletons label={texts.loading}>
          <Skeleton height={200} radius="md" />
        </Skeletons>
      )}
      {query.isError && !query.data && (
        <ErrorState title={texts.failed} onRetry={() => void query.refetch()} />
      )}
      {query.data && (
        <>
          <p className={styles.facts}>
            {texts.counts(query.data.uploaded.length, query.data.created.length, extracted.length)}
          </p>
          <Tabs
            mt="sm"
            defaultValue={uploaded.length === 0 && extracted.length > 0 ? 'ai' : 'uploaded'}
          >
            <Tabs.List>
              <Tabs.Tab value="uploaded">{texts.tabs.uploaded}</Tabs.Tab>
              <Tabs.Tab value="ai">{texts.tabs.ai}</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="uploaded" pt="md">
              <Items rows={uploaded} quotesOf={null} {...shared} />
            </Tabs.Panel>
            <Tabs.Panel value="ai" pt="md">
              <Items rows={extracted} quotesOf={day} {...shared} />
            </Tabs.Panel>
          </Tabs>
        </>
      )}
    </Modal>
  );
}
