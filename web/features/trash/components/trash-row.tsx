import { ActionIcon, Checkbox } from '@mantine/core';
import { ArchiveRestore, Lock, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { DAY_MS } from '../../../../server/contract/limits';
import type { TrashedScreenshot } from '../../../../server/contract/trash';
import { formatDate, formatDateTime } from '../../../shared/format';
import { TwoStep } from '../../../ui/dialogs/two-step';
import { useOpener } from '../../../ui/focus/use-opener';
import { thumbnailUrl, titleOf } from '../../screenshots/shared/screenshot.model';
import { screenshotTexts } from '../../screenshots/shared/texts';
import { useLeavingFocus } from '../../../ui/focus/use-leaving-focus';
import { trashTexts as texts } from '../texts';
import list from '../../../ui/layout/list.module.css';
import styles from './trash-page.module.css';

/** The server sends no picture of a locked screenshot. */
function Picture({ row }: { row: TrashedScreenshot }) {
  if (!row.is_locked) {
    return (
      <img
        className={`${list.thumb} ${styles.thumb}`}
        src={thumbnailUrl(row.id, 'small')}
        alt=""
        loading="lazy"
      />
    );
  }
  return (
    <span
      className={`${list.thumb} ${styles.thumb}`}
      role="img"
      aria-label={screenshotTexts.locked}
      title={screenshotTexts.lockedHint}
    >
      <Lock size={20} strokeWidth={1.5} aria-hidden />
    </span>
  );
}

interface TrashRowProps {
  row: TrashedScreenshot;
  now: number;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  onRestore: () => void;
  onRemove: () => void;
}

/** One deleted screenshot: its expiry, Restore and Delete forever. */
export function TrashRow({ row, now, isSelected, onSelect, onRestore, onRemove }: TrashRowProps) {
  useLeavingFocus();
  const [isAsking, setAsking] = useState(false);
  const remover = useOpener(isAsking);
  const title = titleOf(row);
  const days = Math.ceil((Date.parse(row.purges_at) - now) / DAY_MS);
  return (
    <li className={`${list.row} ${styles.row}`}>
      <Checkbox
        aria-label={texts.select(title)}
        checked={isSelected}
        disabled={!row.can_delete}
        onChange={(event) => onSelect(event.currentTarget.checked)}
      />
      <Picture row={row} />
      <span className={styles.title} title={title}>
        {title}
      </span>
      <span className={styles.left}>
        <time dateTime={row.deleted_at} title={formatDateTime(row.deleted_at)}>
          {texts.deleted(formatDate(row.deleted_at))}
        </time>
        <time dateTime={row.purges_at} title={formatDateTime(row.purges_at)}>
          {texts.daysLeft(days)}
        </time>
      </span>
      <span className={styles.actions}>
        {!row.can_delete ? null : isAsking ? (
          <TwoStep
            label={texts.confirm(title)}
            yes={texts.yes}
            no={texts.no}
            onYes={onRemove}
            onNo={() => setAsking(false)}
          />
        ) : (
          <>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={32}
              aria-label={texts.restoreOf(title)}
              onClick={onRestore}
            >
              <ArchiveRestore size={16} aria-hidden />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={32}
              ref={remover}
              aria-label={texts.foreverOf(title)}
              onClick={() => setAsking(true)}
            >
              <Trash2 size={16} aria-hidden />
            </ActionIcon>
          </>
        )}
      </span>
    </li>
  );
}
