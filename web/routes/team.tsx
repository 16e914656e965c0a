import { useParams } from 'react-router-dom';
import { ShareRulesCard } from '../features/shares/components/share-rules-card';
import { TeamPage } from '../features/teams/components/team-page';

export default function TeamRoute() {
  const { id = '' } = useParams();
  return <TeamPage key={id} id={id} shareRules={(teamId) => <ShareRulesCard teamId={teamId} />} />;
}
