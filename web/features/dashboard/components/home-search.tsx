import { useMediaQuery } from '@mantine/hooks';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/paths';
import { SearchBox } from '../../screenshots/search/search-box';
import { changeAddress } from '../../screenshots/shared/gallery-address.model';
import styles from './dashboard.module.css';

/** The search field of phones, whose top bar has no room for one. */
export function HomeSearch() {
  const isPhone = useMediaQuery('(max-width: 767.98px)', false, { getInitialValueInEffect: false });
  const navigate = useNavigate();
  if (!isPhone) return null;
  const search = (q: string) => {
    if (q === '') return;
    void navigate(`${paths.gallery}?${changeAddress(new URLSearchParams(), { q })}`);
  };
  return (
    <div role="search" className={styles.search}>
      <SearchBox q="" onSearch={search} isLive={false} />
    </div>
  );
}
