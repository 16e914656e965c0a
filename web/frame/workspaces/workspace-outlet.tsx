import { Fragment, lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useTeam } from '../../features/workspaces/use-team';
import { useWorkspace } from '../../features/workspaces/use-workspace';
import { PageSkeleton } from '../page-skeleton';

const TeamWatch = lazy(() => import('./team-watcher'));

/**
 * The page in the chosen workspace. Another workspace remounts it, so that no selection, question or dialog is
 * kept.
 */
export function WorkspaceOutlet() {
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
