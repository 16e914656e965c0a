import type { Screenshot } from '../../../server/contract/screenshots';
import { processing } from './processing.store';
import { titleOf } from '../screenshots/shared/screenshot.model';

/** Processes a screenshot again; the AI card shows the progress. */
export const rerun = (row: Screenshot) =>
  processing.queue([{ screenshotId: row.id, title: titleOf(row), isRerun: true }]);
