import { LinkPage } from '../../features/auth/link/link-page';

export default function LinkRoute() {
  return <LinkPage />;
}
