import type { Screenshot } from '../../server/contract/screenshots';
import { aScreenshot } from '../features/screenshots/testing/factories';

const travel = { id: 'travel', name: 'Travel', color: '#3B82F6' };
const money = { id: 'money', name: 'Money', color: '#10B981' };
const home = { id: 'home', name: 'Home', color: '#F59E0B' };

const tagged = (...names: string[]) => names.map((name) => ({ tag_name: name }));

const row = (title: string, fields: Partial<Screenshot> = {}) =>
  aScreenshot({
    ai_generated_title: title,
    width: 1440,
    height: 900,
    tags: tagged('invoice', 'studio', 'december', 'paid', '2026'),
    collections: [travel],
    ...fields,
  });

const LONG = 'A title that goes on and on until no card on any screen has room for the whole of it';

/** A screenshot in each state of a card. */
export const states: Readonly<Record<string, Screenshot>> = {
  read: row('Riverbank invoice'),
  'just read': row('Carrot soup'),
  processing: row('Boarding pass', {
    is_processed: false,
    processing_status: 'processing',
    tags: [],
  }),
  failed: row('Torn page', {
    is_processed: false,
    processing_status: 'failed',
    processing_error: 'The file could not be decoded',
    tags: [],
  }),
  locked: row('Old receipt', { is_locked: true }),
  favorite: row('Concert ticket', { is_favorite: true }),
  selected: row('Team meeting'),
  'asked whether to delete': row('Meeting notes'),
  'long words': row(LONG, {
    collections: [travel, money, home],
    tags: tagged(LONG, 'two', 'three'),
  }),
  bare: row('No labels', { tags: [], collections: [] }),
};
