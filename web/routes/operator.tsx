import { OperatorPage } from '../features/operator/components/operator-page';
import NotFoundRoute from './not-found';

export default function OperatorRoute() {
  return <OperatorPage notFound={<NotFoundRoute />} />;
}
