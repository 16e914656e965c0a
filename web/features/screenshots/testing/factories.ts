import type { Screenshot } from '../../../../server/contract/screenshots';

let made = 0;

/** A row for a test with the given fields and ordinary defaults. */
export function aScreenshot(fields: Partial<Screenshot> = {}): Screenshot {
  made += 1;
  return {
    id: `00000000-0000-7000-8000-${String(made).padStart(12, '0')}`,
    original_name: `shot-${made}.png`,
    ai_generated_title: null,
    is_favorite: false,
    is_processed: true,
    created_at: '2026-11-20T10:00:00.000Z',
    image_created_at: null,
    image_created_source: null,
    file_size: 2048,
    content_type: 'image/png',
    width: 800,
    height: 600,
    tags: [],
    extracted_text: null,
    note: null,
    collections: [],
    extracted_dates: [],
    kind: null,
    processing_status: 'done',
    processing_error: null,
    processed_at: null,
    is_locked: false,
    can_delete: true,
    open_findings: 0,
    thumbhash: null,
    crop: null,
    ...fields,
  };
}
