import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../shared/paths';
import { frameTexts } from './texts';

interface TeamsLinkProps {
  className: string | undefined;
  icon?: ReactNode;
}

/** The link to the teams, in the top bar and in the strip of phones. */
export function TeamsLink({ className, icon }: TeamsLinkProps) {
  const isHere = useLocation().pathname.startsWith(paths.teams);
  return (
    <Link className={className} to={paths.teams} aria-current={isHere ? 'page' : undefined}>
      {icon}
      {frameTexts.teams}
    </Link>
  );
}
