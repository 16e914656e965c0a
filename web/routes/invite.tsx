import { useParams } from 'react-router-dom';
import { InvitePage } from '../features/teams/components/invite-page';

export default function InviteRoute() {
  const { token = '' } = useParams();
  return <InvitePage key={token} token={token} />;
}
