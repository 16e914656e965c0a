import { AuthorizePage } from '../features/keys/components/authorize-page';

export default function CliAuthorizeRoute() {
  return <AuthorizePage />;
}
