import { HardDrive } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatBytes } from '../../../shared/format-bytes';
import { paths } from '../../../shared/paths';
import { Notice } from '../shared/notice';
import { storageLevel, useStorage } from './storage.queries';
import { bytesUsed, storageTexts as texts } from './storage-texts';

/** Tells that a space is almost full, or full; renders nothing before. */
export function StorageNotice({ scope }: { scope: { team_id?: string } }) {
  const use = useStorage(scope).data;
  if (!use?.limit_bytes) return null;
  const level = storageLevel(use);
  if (level === 'fine') return null;
  return (
    <Notice
      role="alert"
      kind={level === 'over' ? 'danger' : 'warn'}
      icon={<HardDrive aria-hidden />}
      title={level === 'over' ? texts.fullTitle : texts.nearTitle}
      action={use.trash_bytes > 0 && <Link to={paths.trash}>{texts.toTrash}</Link>}
    >
      <span>{bytesUsed(use.used_bytes, use.limit_bytes)}.</span>{' '}
      <span>{use.trash_bytes > 0 ? texts.frees(formatBytes(use.trash_bytes)) : texts.advice}</span>
    </Notice>
  );
}
