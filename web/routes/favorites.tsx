import { FavoritesPage } from '../features/favorites/components/favorites-page';
import { favoriteTexts } from '../features/favorites/texts';
import { useTeam } from '../features/workspaces/use-team';
import { useWorkspace } from '../features/workspaces/use-workspace';
import { rerun } from '../features/processing/rerun';

export default function FavoritesRoute() {
  const { isPersonal } = useWorkspace();
  const { team } = useTeam();
  const space = isPersonal ? favoriteTexts.personal : (team?.name ?? '');
  return <FavoritesPage space={space} onRerun={rerun} />;
}
