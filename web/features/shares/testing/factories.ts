import type { Share } from '../../../../server/contract/sharing/shares';

/** A link that is live. */
export const aShare = (fields: Partial<Share> = {}): Share => ({
  ...{ id: 's1', url: 'http://vault.example/s/token', kind: 'screenshots', title: 'Quay plan' },
  ...{ own_title: null, screenshot_ids: ['a'], collection_id: null, screenshot_count: 1 },
  ...{ state: 'live', created_by: { id: 'u1', name: 'Ada' } },
  ...{ created_at: '2026-11-20T10:00:00.000Z', expires_at: '2026-11-27T10:00:00.000Z' },
  ...{ has_password: false, max_views: null, view_count: 0, last_viewed_at: null },
  ...{ views_by_day: [], allow_download: false, show_text: true, redact: true, can_change: true },
  ...fields,
});
