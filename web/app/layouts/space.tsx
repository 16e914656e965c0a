import { Fragment, lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useTeam } from '../../features/workspaces/use-team';
import { useWorkspace } from '../../features/workspaces/use-workspace';
import { PageSkeleton } from './page-skeleton';

const TeamWatch = lazy(() => import('./team-watch'));

/** The page in the chosen space. Another space is another page: no choice, question or open layer goes along. */
export function Space() {
  const { teamId } = useWorkspace();
  const { isClosed } = useTeam();
  return (
    <>
      {teamId !== null && (
        <Suspense fallback={null}>
          <TeamWatch key={teamId} />
        </Suspense>
      )}
      {isClosed ? (
        <PageSkeleton />
      ) : (
        <Fragment key={teamId}>
          <Outlet />
        </Fragment>
      )}
    </>
  );
}
