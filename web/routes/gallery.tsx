import { processing } from '../features/processing/processing.store';
import { useQueueUnprocessed } from '../features/processing/use-queue-unprocessed';
import { Gallery } from '../features/screenshots/components/gallery';
import { titleOf } from '../features/screenshots/screenshot.model';
import { useUpload } from '../features/uploads/use-upload';
import type { Screenshot } from '../../server/contract/screenshots';

const rerun = (row: Screenshot) =>
  processing.queue([{ screenshotId: row.id, title: titleOf(row), isRerun: true }]);

export default function GalleryRoute() {
  const { pick } = useUpload();
  useQueueUnprocessed();
  return <Gallery onUpload={pick} onRerun={rerun} />;
}
