import { CollectionsPage } from '../features/collections/components/collections-page';

export default function CollectionsRoute() {
  return <CollectionsPage />;
}
