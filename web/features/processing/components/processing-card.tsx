import { Button, Loader } from '@mantine/core';
import { Check, Clock, TriangleAlert } from 'lucide-react';
import dock from '../../../ui/layout/dock.module.css';
import { DockHead } from '../../../ui/layout/dock-head';
import { useDockOpen } from '../../../ui/layout/use-dock-open';
import { canRestart, type ProcessingItem, totalsOf } from '../processing.model';
import { processing, useProcessingStore } from '../processing.store';
import { processingTexts as texts } from '../texts';

const ICONS = {
  pending: <Clock size={16} aria-hidden />,
  processing: <Loader size={16} aria-hidden />,
  success: <Check size={16} aria-hidden />,
  error: <TriangleAlert size={16} aria-hidden />,
};

const hasFailed = ({ status }: ProcessingItem): boolean => status === 'error';

/** Those that failed first, then the others in their order. */
const failedFirst = (items: readonly ProcessingItem[]): readonly ProcessingItem[] =>
  [...items].sort((a, b) => Number(hasFailed(b)) - Number(hasFailed(a)));

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

/** The AI processing card, bottom left: one line, and the screenshots when it is opened. */
export function ProcessingCard() {
  const { items, isScheduled } = useProcessingStore();
  const { isFinished, total, done, failed } = totalsOf(items);
  const { card, isOpen, areNewsShown, toggle } = useDockOpen({
    isFinished,
    hasNews: false,
    hasFailed: failed > 0,
  });
  return (
    <section ref={card} className={dock.card} aria-label={texts.cardLabel}>
      <DockHead
        title={titleOf(items)}
        summary={!isFinished && failed > 0 && texts.title.failed(failed)}
        progress={isFinished ? undefined : ((done + failed) / total) * 100}
        isOpen={isOpen}
        toggleLabel={isOpen ? texts.collapse : texts.expand}
        onToggle={toggle}
        closeLabel={texts.dismiss}
        onClose={isFinished ? processing.clearFinished : undefined}
      >
        {canRestart(items, isScheduled) && (
          <Button size="compact-sm" variant="default" onClick={processing.restart}>
            {texts.restart}
          </Button>
        )}
      </DockHead>
      {(isOpen || areNewsShown) && (
        <ul className={dock.list} tabIndex={0} aria-label={texts.cardLabel}>
          {(isOpen ? failedFirst(items) : items.filter(hasFailed)).map((item) => (
            <Row key={item.screenshotId} item={item} />
          ))}
        </ul>
      )}
    </section>
  );
}
