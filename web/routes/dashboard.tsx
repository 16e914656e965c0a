import { DashboardPage } from '../features/dashboard/components/dashboard-page';
import { useUpload } from '../features/uploads/use-upload';
import { UpdateNotice } from '../features/operator/update-notice';
import { rerun } from '../features/processing/rerun';

export default function DashboardRoute() {
  const { pick } = useUpload();
  return (
    <>
      <UpdateNotice />
      <DashboardPage onUpload={pick} onRerun={rerun} />
    </>
  );
}
