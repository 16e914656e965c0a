import { useMediaQuery } from '@mantine/hooks';
import { useLocation, useNavigate } from 'react-router-dom';
import { SearchBox } from '../features/screenshots/search/search-box';
import { changeAddress } from '../features/screenshots/shared/gallery-address.model';
import { useGalleryAddress } from '../features/screenshots/shared/use-gallery-address';
import { paths } from '../shared/paths';
import styles from './top-bar.module.css';

/** The search field of every page. The gallery follows it while the person types; other pages lead there on Enter. */
export function BarSearch() {
  const isShown = useMediaQuery('(min-width: 768px)', false, { getInitialValueInEffect: false });
  const { filter, change } = useGalleryAddress();
  const isGallery = useLocation().pathname === paths.gallery;
  const navigate = useNavigate();
  if (!isShown) return null;
  const search = (q: string) => {
    if (isGallery) change({ q });
    else if (q !== '')
      void navigate(`${paths.gallery}?${changeAddress(new URLSearchParams(), { q })}`);
  };
  return (
    <div className={styles.search} role="search">
      <SearchBox q={isGallery ? filter.q : ''} onSearch={search} isLive={isGallery} />
    </div>
  );
}
