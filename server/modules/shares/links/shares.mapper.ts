import type { Share, ShareState } from '../../../contract/sharing/shares';
import type { ShareRow } from './share-links.repository';
import { isUsedUp } from './shares.policy';
import type { ShareView } from './shares.service';

export function toShare({ row, url, now }: ShareView): Share {
  return {
    id: row.id,
    url,
    kind: row.kind,
    title: row.title ?? row.collectionName ?? titleOf(row),
    own_title: row.title,
    screenshot_ids: row.screenshotIds,
    collection_id: row.collectionId,
    screenshot_count: row.shown,
    state: stateOf(row, now),
    created_by: { id: row.createdById, name: row.createdByName },
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt?.toISOString() ?? null,
    has_password: row.passwordHash !== null,
    max_views: row.maxViews,
    view_count: row.viewCount,
    last_viewed_at: row.lastViewedAt?.toISOString() ?? null,
    views_by_day: row.days,
    allow_download: row.allowDownload,
    show_text: row.showText,
    redact: row.redact,
    can_change: url !== null,
  } satisfies Share;
}

const titleOf = ({ shown, firstTitle }: ShareRow): string =>
  shown === 1 && firstTitle ? firstTitle : `${shown} screenshots`;

function stateOf(row: ShareRow, now: Date): ShareState {
  if (row.expiresAt && row.expiresAt <= now) return 'expired';
  if (isUsedUp(row)) return 'used_up';
  if (row.unclean > 0) return 'not_clean';
  return row.unready > 0 ? 'preparing' : 'live';
}
