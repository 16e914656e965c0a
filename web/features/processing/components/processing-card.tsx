import { ActionIcon, Button, Loader } from '@mantine/core';
import { Check, ChevronDown, ChevronUp, Clock, TriangleAlert, X } from 'lucide-react';
import { useState } from 'react';
import dock from '../../../ui/dock.module.css';
import { canRestart, type ProcessingItem, totalsOf } from '../processing.model';
import { processing, useProcessingStore } from '../processing.store';
import { processingTexts as texts } from '../texts';

const ICONS = {
  pending: <Clock size={16} aria-hidden />,
  processing: <Loader size={16} aria-hidden />,
  success: <Check size={16} aria-hidden />,
  error: <TriangleAlert size={16} aria-hidden />,
};

function Row({ item }: { item: ProcessingItem }) {
  const { screenshotId, title, status } = item;
  const state = status === 'error' ? (item.error ?? texts.failed) : texts[status];
  return (
    <li className={dock.row} data-state={status}>
      <span className={dock.icon}>{ICONS[status]}</span>
      <span className={dock.words}>
        <span className={dock.name} title={title}>
          {title}
        </span>
        <span className={dock.state}>{state}</span>
      </span>
      {status === 'error' && (
        <Button
          size="compact-xs"
          variant="default"
          aria-label={texts.retryOf(title)}
          onClick={() => processing.queue([{ screenshotId, title, isRerun: true }])}
        >
          {texts.retry}
        </Button>
      )}
    </li>
  );
}

function titleOf(items: readonly ProcessingItem[]): string {
  const { total, done, failed, isFinished } = totalsOf(items);
  if (!isFinished) return texts.title.running(done + failed, total);
  return failed > 0 ? texts.title.withFailures(done, failed) : texts.title.finished(total);
}

/** The AI processing card, bottom left: what is read now, what waits, what failed. */
export function ProcessingCard() {
  const { items, isScheduled } = useProcessingStore();
  const [isCollapsed, setCollapsed] = useState(false);
  const { isFinished } = totalsOf(items);
  const Chevron = isCollapsed ? ChevronUp : ChevronDown;
  return (
    <section className={dock.card} aria-label={texts.cardLabel}>
      <header className={dock.header}>
        <h2 className={dock.title}>
          <span role="status">{titleOf(items)}</span>
        </h2>
        {canRestart(items, isScheduled) && (
          <Button size="compact-sm" variant="default" onClick={processing.restart}>
            {texts.restart}
          </Button>
        )}
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-expanded={!isCollapsed}
          aria-label={isCollapsed ? texts.expand : texts.collapse}
          onClick={() => setCollapsed(!isCollapsed)}
        >
          <Chevron size={16} aria-hidden />
        </ActionIcon>
        {isFinished && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={texts.dismiss}
            onClick={processing.clearFinished}
          >
            <X size={16} aria-hidden />
          </ActionIcon>
        )}
      </header>
      {!isCollapsed && (
        <ul className={dock.list} tabIndex={0} aria-label={texts.cardLabel}>
          {items.map((item) => (
            <Row key={item.screenshotId} item={item} />
          ))}
        </ul>
      )}
    </section>
  );
}
