import { ActionIcon, Button, Progress } from '@mantine/core';
import { Check, ChevronDown, ChevronUp, Clock, Copy, Image, TriangleAlert, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDate, formatDateTime, formatPercent } from '../../../shared/format';
import dock from '../../../ui/dock.module.css';
import { formatBytes } from '../../../shared/format-bytes';
import { useMyTeams } from '../../workspaces/use-spaces';
import { useWorkspace } from '../../workspaces/use-workspace';
import { uploadTexts as texts } from '../texts';
import { isUnfinished, totalsOf, type UploadItem } from '../upload.model';
import { uploads, useUploadStore } from '../upload.store';
import { useUpload } from '../use-upload';

const ICONS = {
  pending: Clock,
  uploading: Image,
  success: Check,
  restored: Check,
  duplicate: Copy,
  error: TriangleAlert,
};

function State({ item }: { item: UploadItem }) {
  const size = formatBytes(item.file.size);
  switch (item.status) {
    case 'pending':
      return <>{`${size} · ${navigator.onLine ? texts.waiting : texts.waitingOffline}`}</>;
    case 'uploading':
      return <>{`${size} · ${texts.uploading(formatPercent(item.progress / 100))}`}</>;
    case 'success':
      return <>{`${size} · ${texts.stored}`}</>;
    case 'restored':
      return <>{`${size} · ${texts.restored}`}</>;
    case 'error':
      return (
        <>
          <span>{item.error}</span>
          {item.reason && <span>{` · ${item.reason}`}</span>}
        </>
      );
    case 'duplicate':
      return <Duplicate item={item} />;
  }
}

/** A way into the space of an upload, wherever the person is by now. */
const addressOf = (id: string, teamId: string | null) =>
  `/gallery?view=${id}&team_id=${teamId ?? 'null'}`;

function Duplicate({ item: { existing, teamId } }: { item: UploadItem }) {
  const { teamId: currentId } = useWorkspace();
  if (!existing) return <>{texts.duplicate}</>;
  const { id, name, uploadedAt } = existing;
  return (
    <>
      <span>{texts.duplicate}</span>
      {' · '}
      <span>{texts.alreadyUploaded(name)}</span>
      {' · '}
      <time dateTime={uploadedAt} title={formatDateTime(uploadedAt)}>
        {formatDate(uploadedAt)}
      </time>{' '}
      {/* The specified body names no id; ours does. */}
      {id !== undefined && (
        <Link to={teamId === currentId ? `/gallery?view=${id}` : addressOf(id, teamId)}>
          {texts.openExisting}
        </Link>
      )}
    </>
  );
}

function Row({ item }: { item: UploadItem }) {
  const Icon = ICONS[item.status];
  const { name } = item.file;
  return (
    <li className={dock.row} data-state={item.status}>
      <span className={dock.icon}>
        <Icon size={16} aria-hidden />
      </span>
      <span className={dock.words}>
        <span className={dock.name} title={name}>
          {name}
        </span>
        <span className={dock.state}>
          <State item={item} />
        </span>
        {item.status === 'uploading' && (
          <Progress size={4} mt={4} value={item.progress} aria-label={texts.progressOf(name)} />
        )}
      </span>
      {item.status === 'pending' && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={texts.remove(name)}
          onClick={() => uploads.remove(item.id)}
        >
          <X size={16} aria-hidden />
        </ActionIcon>
      )}
    </li>
  );
}

function Totals({ items }: { items: readonly UploadItem[] }) {
  const { stored, restored, duplicates, failed, bytes, bytesSent } = totalsOf(items);
  const parts = [
    stored > 0 && texts.totals.stored(stored),
    restored > 0 && texts.totals.restored(restored),
    duplicates > 0 && texts.totals.duplicates(duplicates),
    failed > 0 && texts.totals.failed(failed),
    texts.totals.size(formatBytes(bytesSent), formatBytes(bytes)),
  ];
  return (
    <p className={dock.totals}>
      {parts.filter(Boolean).map((part) => (
        <span key={String(part)}>{part}</span>
      ))}
    </p>
  );
}

/** Names the spaces that something still goes to although the person has left them. */
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

/** What a reload interrupted waits here to go on. */
function InterruptedCard() {
  const { resume } = useUpload();
  const count = useUploadStore((store) => store.interrupted.length);
  if (count === 0) return null;
  return (
    <section className={dock.card} aria-label={texts.cardLabel}>
      <header className={dock.header}>
        <h2 className={dock.title}>{texts.interrupted(count)}</h2>
        <Button size="compact-sm" onClick={resume}>
          {texts.resume}
        </Button>
        <Button size="compact-sm" variant="default" onClick={uploads.forgetInterrupted}>
          {texts.discard}
        </Button>
      </header>
    </section>
  );
}

/** The upload progress card, bottom right. */
export function UploadCard() {
  const items = useUploadStore((store) => store.items);
  const [isCollapsed, setCollapsed] = useState(false);
  if (items.length === 0) return <InterruptedCard />;
  const { finished, total, failed } = totalsOf(items);
  const isRunning = isUnfinished(items);
  const Chevron = isCollapsed ? ChevronUp : ChevronDown;
  return (
    <section className={dock.card} aria-label={texts.cardLabel}>
      <header className={dock.header}>
        <h2 className={dock.title}>
          <span role="status">
            {isRunning ? texts.title.running(finished, total) : texts.title.finished(total)}
          </span>
        </h2>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-expanded={!isCollapsed}
          aria-label={isCollapsed ? texts.expand : texts.collapse}
          onClick={() => setCollapsed(!isCollapsed)}
        >
          <Chevron size={16} aria-hidden />
        </ActionIcon>
        {!isRunning && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={texts.dismiss}
            onClick={uploads.clear}
          >
            <X size={16} aria-hidden />
          </ActionIcon>
        )}
      </header>
      <Totals items={items} />
      <OtherSpaces items={items} />
      {!isCollapsed && (
        <ul className={dock.list} tabIndex={0} aria-label={texts.cardLabel}>
          {items.map((item) => (
            <Row key={item.id} item={item} />
          ))}
        </ul>
      )}
      {failed > 0 && (
        <footer className={dock.footer}>
          <Button size="compact-sm" variant="default" onClick={uploads.retryFailed}>
            {texts.retryAll}
          </Button>
        </footer>
      )}
    </section>
  );
}
