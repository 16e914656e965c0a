import { ActionIcon, Button } from '@mantine/core';
import { Copy, Pencil, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { Share } from '../../../../server/contract/sharing/shares';
import { formatDate, formatDateTime, formatPlainDay } from '../../../shared/format';
import { TwoStep } from '../../../ui/dialogs/two-step';
import { useOpener } from '../../../ui/focus/use-opener';
import { showToast } from '../../../ui/toasts/toast';
import { useLeavingFocus } from '../../../ui/focus/use-leaving-focus';
import type { useShareActions } from '../shares.queries';
import { sharesPageTexts as texts } from '../texts';
import { EditShareDialog } from './edit-share-dialog';
import styles from './shares-page.module.css';

async function copyAddress(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    showToast({ message: texts.copied });
  } catch {
    showToast({ message: texts.copyFailed, kind: 'error' });
  }
}

function endOf({ expires_at: at, state }: Share): string {
  if (at === null) return texts.never;
  return state === 'expired' ? texts.ended(formatDate(at)) : texts.ends(formatDate(at));
}

function factsOf(share: Share): string[] {
  const { last_viewed_at: last } = share;
  return [
    texts.by(share.created_by.name),
    texts.shots(share.screenshot_count),
    endOf(share),
    texts.views(share.view_count, share.max_views),
    ...(last === null ? [] : [texts.lastViewed(formatDate(last))]),
    ...(share.has_password ? [texts.marks.password] : []),
    ...(share.allow_download ? [texts.marks.download] : []),
    ...(share.redact ? [] : [texts.marks.plain]),
  ];
}

/** Nobody can open it any more. */
const ENDED: readonly Share['state'][] = ['expired', 'used_up'];

interface ShareRowProps {
  share: Share;
  actions: ReturnType<typeof useShareActions>;
}

function Days({ days }: { days: Share['views_by_day'] }) {
  if (days.length === 0) return null;
  return (
    <details className={styles.days}>
      <summary>{texts.byDay}</summary>
      <ul>
        {days.map(({ day, views }) => (
          <li key={day}>
            <span>{formatPlainDay(day)}</span>
            <span>{texts.views(views, null)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** One link, with what its maker, the admins and the owner may do with it. */
export function ShareRow({ share, actions }: ShareRowProps) {
  useLeavingFocus();
  const [isAsking, setAsking] = useState(false);
  const revoker = useOpener(isAsking);
  const [isEditing, setEditing] = useState(false);
  const { url, title } = share;
  const isEnded = ENDED.includes(share.state);
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <div className={styles.name}>
          {url === null || isEnded ? (
            <span>{title}</span>
          ) : (
            <a href={url} target="_blank" rel="noreferrer">
              {title}
            </a>
          )}
          <span className={styles.state} data-state={share.state}>
            {texts.state(share.state)}
          </span>
        </div>
        <p className={styles.facts} title={formatDateTime(share.created_at)}>
          {factsOf(share).join(' · ')}
        </p>
        <Days days={share.views_by_day} />
      </div>
      {url !== null && (
        <div className={styles.actions} role="group" aria-label={texts.more(title)}>
          {isAsking ? (
            <TwoStep
              label={texts.confirm}
              yes={texts.yes}
              no={texts.no}
              onYes={() => actions.revoke(share.id)}
              onNo={() => setAsking(false)}
            />
          ) : (
            <>
              {!isEnded && (
                <ActionIcon
                  variant="default"
                  size={36}
                  aria-label={texts.copy}
                  onClick={() => void copyAddress(url)}
                >
                  <Copy size={16} aria-hidden />
                </ActionIcon>
              )}
              <ActionIcon
                variant="default"
                size={36}
                aria-label={texts.edit}
                onClick={() => setEditing(true)}
              >
                <Pencil size={16} aria-hidden />
              </ActionIcon>
              <ActionIcon
                variant="default"
                size={36}
                aria-label={texts.renew}
                onClick={() => actions.renew(share.id)}
              >
                <RefreshCw size={16} aria-hidden />
              </ActionIcon>
              <Button variant="default" ref={revoker} onClick={() => setAsking(true)}>
                {texts.revoke}
              </Button>
            </>
          )}
        </div>
      )}
      {isEditing && (
        <EditShareDialog share={share} end={endOf(share)} onClose={() => setEditing(false)} />
      )}
    </li>
  );
}
