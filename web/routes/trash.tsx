import { TrashPage } from '../features/trash/components/trash-page';

export default function TrashRoute() {
  return <TrashPage />;
}
