import { useMediaQuery } from '@mantine/hooks';
import { useLocation, useNavigate } from 'react-router-dom';
import type { PickedFilter } from '../features/screenshots/search/picked-filter';
import { SearchBox } from '../features/screenshots/search/search-box';
import { changeAddress, NO_FILTER } from '../features/screenshots/shared/gallery-address.model';
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
  const search = (q: string, pick?: PickedFilter) => {
    const next = { q, ...pick?.(isGallery ? filter : NO_FILTER) };
    if (isGallery) change(next);
    else if (q !== '' || pick)
      void navigate(`${paths.gallery}?${changeAddress(new URLSearchParams(), next)}`);
  };
  return (
    <div className={styles.search} role="search">
      <SearchBox q={isGallery ? filter.q : ''} onSearch={search} isLive={isGallery} />
    </div>
  );
}
