import { EntitiesPage } from '../../features/entities/components/entities-page';

export default function EntitiesRoute() {
  return <EntitiesPage />;
}
