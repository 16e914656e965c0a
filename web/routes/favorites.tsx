import { FavoritesPage } from '../features/favorites/components/favorites-page';
import { favoriteTexts } from '../features/favorites/texts';
import { rerun } from './rerun';

export default function FavoritesRoute() {
  return <FavoritesPage space={favoriteTexts.personal} onRerun={rerun} />;
}
