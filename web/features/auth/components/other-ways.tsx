import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../../shared/paths';
import { returnAddress } from '../return-address';

/** Leads to the page with all ways in; the page in the address bar is reopened afterwards. */
export function OtherWays({ label }: { label: string }) {
  const { pathname, search, hash } = useLocation();
  return (
    <Link to={paths.signIn} onClick={() => returnAddress.keep(pathname + search + hash)}>
      {label}
    </Link>
  );
}
