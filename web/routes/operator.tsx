import { matchPath, useLocation } from 'react-router-dom';
import { OperatorPage } from '../features/operator/components/operator-page';
import { PeoplePage } from '../features/operator/people/people-page';
import { paths } from '../shared/paths';
import NotFoundRoute from './not-found';

/** Both pages of operators in one chunk: each further one costs bytes in the first load of everybody. */
export default function OperatorRoute() {
  const { pathname } = useLocation();
  const Page = matchPath(paths.people, pathname) ? PeoplePage : OperatorPage;
  return <Page notFound={<NotFoundRoute />} />;
}
