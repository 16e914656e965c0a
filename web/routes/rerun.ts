import type { Screenshot } from '../../server/contract/screenshots';
import { processing } from '../features/processing/processing.store';
import { titleOf } from '../features/screenshots/screenshot.model';

/** Has a screenshot read again; the card in the corner shows how far it is. */
export const rerun = (row: Screenshot) =>
  processing.queue([{ screenshotId: row.id, title: titleOf(row), isRerun: true }]);
