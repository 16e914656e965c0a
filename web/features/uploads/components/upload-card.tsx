import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatBytes } from '../../../shared/format-bytes';
import { paths } from '../../../shared/paths';
import dock from '../../../ui/layout/dock.module.css';
import { DockHead } from '../../../ui/layout/dock-head';
import { useDockOpen } from '../../../ui/layout/use-dock-open';
import { useWorkspace } from '../../workspaces/use-workspace';
import { useMyTeams } from '../../workspaces/use-workspaces';
import { uploadListTexts as texts } from '../list-texts';
import { isUnfinished, totalsOf, type UploadItem } from '../upload.model';
import { newsFirst, newsOf } from '../upload-news';
import { uploads, useUploadStore } from '../upload.store';
import { useUpload } from '../use-upload';
import { UploadRow } from './upload-row';

/** `25 added, 1 there already` and how much of it was sent; what failed comes first, because it asks for something. */
function summaryOf(items: readonly UploadItem[]): string {
  const { stored, restored, duplicates, failed, bytes, bytesSent } = totalsOf(items);
  const parts = [
    failed > 0 && texts.totals.failed(failed),
    stored > 0 && texts.totals.stored(stored),
    restored > 0 && texts.totals.restored(restored),
    duplicates > 0 && texts.totals.duplicates(duplicates),
    isUnfinished(items) && texts.totals.size(formatBytes(bytesSent), formatBytes(bytes)),
  ];
  return parts.filter(Boolean).join(', ');
}

/** Names other workspaces that uploads are still sent to. */
function OtherSpaces({ items }: { items: readonly UploadItem[] }) {
  const { teamId: currentId } = useWorkspace();
  const others = [...new Set(items.map(({ teamId }) => teamId))].filter((id) => id !== currentId);
  const { data: teams } = useMyTeams(others.length > 0);
  if (others.length === 0) return null;
  const nameOf = (id: string | null) =>
    id === null
      ? texts.personalSpace
      : (teams?.find((team) => team.id === id)?.name ?? texts.otherTeam);
  return <p className={dock.totals}>{texts.intoOther(others.map(nameOf))}</p>;
}

/** Uploads interrupted by a reload and files that wait for room, with Continue. */
function InterruptedCard() {
  const { resume } = useUpload();
  const [isAsking, setAsking] = useState(false);
  const interrupted = useUploadStore((store) => store.interrupted);
  const count = interrupted.length;
  const title = interrupted.every(({ isHeld }) => isHeld) ? texts.held : texts.interrupted;
  if (count === 0) return null;
  const goOn = () => {
    setAsking(true);
    void resume().finally(() => setAsking(false));
  };
  return (
    <section className={dock.card} aria-label={texts.cardLabel}>
      <header className={dock.header}>
        <h2 className={dock.title}>{title(count)}</h2>
        <Button size="compact-sm" loading={isAsking} onClick={goOn}>
          {texts.resume}
        </Button>
        <Button size="compact-sm" variant="default" onClick={uploads.forgetInterrupted}>
          {texts.discard}
        </Button>
      </header>
    </section>
  );
}

interface UploadCardProps {
  /** On the upload page, with its files open. */
  isInline?: boolean;
}

/** The upload progress card, bottom right: one line, and the files when it is opened. */
export function UploadCard({ isInline }: UploadCardProps) {
  const items = useUploadStore((store) => store.items);
  const totals = totalsOf(items);
  const isRunning = isUnfinished(items);
  const { card, isOpen, areNewsShown, toggle } = useDockOpen({
    batch: items[0]?.id,
    isFinished: !isRunning,
    hasNews: totals.duplicates > 0,
    hasFailed: totals.failed > 0,
    isInline,
  });
  if (items.length === 0) return <InterruptedCard />;
  const { finished, total, failed, progress } = totals;
  const see = !isRunning && totals.stored + totals.restored > 0 && (
    <Link className={dock.more} to={paths.gallery}>
      {texts.see}
    </Link>
  );
  return (
    <section ref={card} className={dock.card} aria-label={texts.cardLabel}>
      <DockHead
        title={isRunning ? texts.running(finished, total) : summaryOf(items)}
        summary={isRunning && summaryOf(items)}
        progress={isRunning ? progress : undefined}
        isOpen={isOpen}
        toggleLabel={isOpen ? texts.collapse : texts.expand}
        onToggle={toggle}
        closeLabel={texts.dismiss}
        onClose={isRunning ? undefined : uploads.clear}
      >
        {failed === 0 && see}
      </DockHead>
      <OtherSpaces items={items} />
      {(isOpen || areNewsShown) && (
        <ul className={dock.list} tabIndex={0} aria-label={texts.cardLabel}>
          {(isOpen ? newsFirst(items) : newsOf(items)).map((item) => (
            <UploadRow key={item.id} item={item} />
          ))}
        </ul>
      )}
      {failed > 0 && (
        <footer className={dock.footer}>
          {/* Not beside the sum, which is longest here, and stays on one line without it. */}
          {see}
          <Button size="compact-sm" variant="default" onClick={uploads.retryFailed}>
            {texts.retryAll}
          </Button>
        </footer>
      )}
    </section>
  );
}
