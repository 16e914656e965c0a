import { Modal, Skeleton, Tabs } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { CalendarDay } from '../../../../server/contract/calendar';
import type { Screenshot } from '../../../../server/contract/screenshots';
import { ErrorState } from '../../../ui/states/error-state';
import { Skeletons } from '../../../ui/states/skeletons';
import { useReturnFocus } from '../../../ui/focus/use-return-focus';
import { ViewerLayer } from '../../screenshots/viewer/viewer-layer';
import { useDelete, useIsDeleting } from '../../screenshots/shared/delete-with-undo';
import { isInTopDialog } from '../../screenshots/shared/top-dialog';
import { useGalleryAddress } from '../../screenshots/shared/use-gallery-address';
import { allOn, arrivedOn, countLine, formatDay } from '../calendar.model';
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
  onRerun: (row: Screenshot) => void;
}

interface ItemActions extends Pick<DayDialogProps, 'onRerun'> {
  onView: (id: string) => void;
  onDelete: (id: string) => void;
}

interface ItemsProps extends ItemActions {
  rows: readonly Screenshot[];
  quotesOf: string | null;
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

/**
 * Closes the dialog after the last screenshot of a day was deleted, once the deletion is certain. Null while the
 * day is loading.
 */
function useCloseWhenEmptied(count: number | null, onClose: () => void) {
  const isDeleting = useIsDeleting();
  const hadRows = useRef(false);
  useEffect(() => {
    if (count === null) return;
    if (count > 0) hadRows.current = true;
    else if (hadRows.current && !isDeleting) onClose();
  }, [count, isDeleting, onClose]);
}

function Tabbed({ day, data, items }: { day: string; data: CalendarDay; items: ItemActions }) {
  const arrived = arrivedOn(data);
  const { uploaded, created, extracted } = data;
  return (
    <>
      <p className={styles.facts}>
        {countLine({
          uploaded: uploaded.length,
          creationUploaded: created.length,
          extracted: extracted.length,
        })}
      </p>
      <Tabs mt="sm" defaultValue={arrived.length === 0 && extracted.length > 0 ? 'ai' : 'uploaded'}>
        <Tabs.List>
          <Tabs.Tab px="xs" value="uploaded">
            {texts.tabs.uploaded}
          </Tabs.Tab>
          <Tabs.Tab px="xs" value="ai">
            {texts.tabs.ai}
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="uploaded" pt="md">
          <Items rows={arrived} quotesOf={null} {...items} />
        </Tabs.Panel>
        <Tabs.Panel value="ai" pt="md">
          <Items rows={extracted} quotesOf={day} {...items} />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}

/** The screenshots of one day, and the viewer for them. */
export function DayDialog({ day, timeZone, confidence, onClose, onRerun }: DayDialogProps) {
  useReturnFocus();
  const { data, isPending, refetch } = useDay(day, timeZone, confidence);
  const rows = data ? allOn(data) : null;
  const frame = useRef<HTMLDivElement>(null);
  const { openId, open } = useGalleryAddress();
  const onDelete = useDelete();
  useCloseWhenEmptied(rows?.length ?? null, onClose);
  return (
    <>
      <Modal
        opened
        // Every open dialog receives Esc; only the top one may close.
        onClose={() => isInTopDialog(frame.current) && onClose()}
        title={formatDay(day)}
        size="xl"
        centered={false}
        // With the viewer open, Esc belongs to the viewer.
        closeOnEscape={openId === null}
      >
        <div ref={frame}>
          {isPending && (
            <Skeletons label={texts.loading}>
              <Skeleton height={200} radius="md" />
            </Skeletons>
          )}
          {!isPending && !data && (
            <ErrorState title={texts.failed} onAction={() => void refetch()} />
          )}
          {data && <Tabbed day={day} data={data} items={{ onView: open, onRerun, onDelete }} />}
        </div>
      </Modal>
      <ViewerLayer siblings={rows ?? []} onRerun={onRerun} />
    </>
  );
}
