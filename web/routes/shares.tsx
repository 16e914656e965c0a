import { SharesPage } from '../features/shares/components/shares-page';

export default function SharesRoute() {
  return <SharesPage />;
}
