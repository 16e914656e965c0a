import { FindingsPage } from '../../features/findings/components/findings-page';

export default function FindingsRoute() {
  return <FindingsPage />;
}
