import { ActionIcon } from '@mantine/core';
import { FolderPlus, type LucideIcon, Maximize2, RotateCw, Trash2 } from 'lucide-react';
import { type RefObject, useState } from 'react';
import type { Screenshot } from '../../../../server/contract/screenshots';
import { formatPercent } from '../../../shared/format-percent';
import { TwoStep } from '../../../ui/dialogs/two-step';
import { useOpener } from '../../../ui/focus/use-opener';
import { HeartButton } from '../../screenshots/shared/row-buttons';
import { Thumbnail } from '../../screenshots/shared/thumbnail';
import { useOutsideActions } from '../../screenshots/shared/outside-actions';
import { titleOf } from '../../screenshots/shared/screenshot.model';
import { useFavorite } from '../../screenshots/shared/screenshots.queries';
import { screenshotTexts } from '../../screenshots/shared/texts';
import { calendarTexts } from '../texts';
import styles from './calendar.module.css';

const texts = calendarTexts.day;

interface DayItemProps {
  row: Screenshot;
  /** The day whose quotes are shown; null in the tab of uploads. */
  quotesOf: string | null;
  onView: () => void;
  onRerun: () => void;
  onDelete: () => void;
}

function Quotes({ row, day }: { row: Screenshot; day: string }) {
  const found = row.extracted_dates.filter((date) => date.extracted_date === day);
  return found.map(({ id, context_text: quote, confidence }) => (
    <p key={id} className={styles.quote}>
      {quote ? `“${quote}”` : calendarTexts.untitled} · {formatPercent(confidence)}
    </p>
  ));
}

interface Tool {
  label: string;
  Icon: LucideIcon;
  onAct: () => void;
  ref?: RefObject<HTMLButtonElement | null>;
}

/** One screenshot of a day with its actions. */
export function DayItem({ row, quotesOf, onView, onRerun, onDelete }: DayItemProps) {
  const title = titleOf(row);
  const [isAsking, setAsking] = useState(false);
  const remover = useOpener(isAsking);
  const toggleFavorite = useFavorite();
  const outside = useOutsideActions();
  const tools: Tool[] = [
    { label: texts.view(title), Icon: Maximize2, onAct: onView },
    {
      label: texts.collect(title),
      Icon: FolderPlus,
      onAct: () => outside?.collect([row.id]),
    },
    // A locked screenshot cannot be read.
    ...(row.is_locked ? [] : [{ label: texts.rerun(title), Icon: RotateCw, onAct: onRerun }]),
    ...(row.can_delete
      ? [
          {
            label: screenshotTexts.deleteOf(title),
            Icon: Trash2,
            ref: remover,
            onAct: () => setAsking(true),
          },
        ]
      : []),
  ];
  return (
    <li className={styles.item} data-locked={row.is_locked || undefined}>
      <figure>
        <Thumbnail row={row} sizes="96px" />
      </figure>
      <div>
        <p className={styles.name} title={title}>
          {title}
        </p>
        {quotesOf !== null && <Quotes row={row} day={quotesOf} />}
      </div>
      <div className={styles.tools}>
        {isAsking ? (
          <TwoStep
            label={screenshotTexts.confirmDelete(title)}
            yes={screenshotTexts.delete}
            no={screenshotTexts.cancel}
            onYes={onDelete}
            onNo={() => setAsking(false)}
          />
        ) : (
          <>
            <HeartButton row={row} onToggle={() => toggleFavorite(row)} />
            {tools.map(({ label, Icon, onAct, ref }) => (
              <ActionIcon
                key={label}
                variant="subtle"
                color="gray"
                ref={ref}
                aria-label={label}
                onClick={onAct}
              >
                <Icon size={16} aria-hidden />
              </ActionIcon>
            ))}
          </>
        )}
      </div>
    </li>
  );
}
