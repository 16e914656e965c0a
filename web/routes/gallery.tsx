import { PageTitle } from '../ui/page-title';

export default function GalleryRoute() {
  return <PageTitle title="Gallery" />;
}
