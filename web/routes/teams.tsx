import { TeamsPage } from '../features/teams/components/teams-page';

export default function TeamsRoute() {
  return <TeamsPage />;
}
