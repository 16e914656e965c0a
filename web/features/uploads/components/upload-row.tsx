import { ActionIcon, Progress } from '@mantine/core';
import { Check, Clock, Copy, Image, TriangleAlert, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { screenshotAddress } from '../../../shared/addresses';
import { formatDate, formatDateTime } from '../../../shared/format';
import { formatPercent } from '../../../shared/format-percent';
import { formatBytes } from '../../../shared/format-bytes';
import dock from '../../../ui/layout/dock.module.css';
import { useWorkspace } from '../../workspaces/use-workspace';
import { uploadListTexts as texts } from '../list-texts';
import type { UploadItem } from '../upload.model';
import { uploads } from '../upload.store';

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

/** The address of an upload in its workspace, whichever is open now. */
const addressOf = (id: string, teamId: string | null) =>
  `${screenshotAddress(id)}&team_id=${teamId ?? 'null'}`;

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
      {/* The specified answer has no id; this server sends one. */}
      {id !== undefined && (
        <Link to={teamId === currentId ? screenshotAddress(id) : addressOf(id, teamId)}>
          {texts.openExisting}
        </Link>
      )}
    </>
  );
}

/** One file of the card. */
export function UploadRow({ item }: { item: UploadItem }) {
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
