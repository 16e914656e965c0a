import { PeoplePage } from '../features/operator/people/people-page';
import NotFoundRoute from './not-found';

export default function PeopleRoute() {
  return <PeoplePage notFound={<NotFoundRoute />} />;
}
