import { useCollections } from '../features/collections/collections.queries';
import { UploadPage } from '../features/uploads/components/upload-page';

export default function UploadRoute() {
  const { data = [] } = useCollections();
  return <UploadPage collections={data.filter(({ is_live: isLive }) => !isLive)} />;
}
