import { DashboardPage } from '../features/dashboard/components/dashboard-page';
import { useUpload } from '../features/uploads/use-upload';
import { rerun } from '../features/processing/rerun';

export default function DashboardRoute() {
  const { pick } = useUpload();
  return <DashboardPage onUpload={pick} onRerun={rerun} />;
}
