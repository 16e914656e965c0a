import { useParams } from 'react-router-dom';
import { TeamPage } from '../features/teams/components/team-page';

export default function TeamRoute() {
  const { id = '' } = useParams();
  return <TeamPage key={id} id={id} />;
}
