import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { lateTexts } from '../frame/late-texts';
import { paletteKeys } from '../frame/menus/palette-keys';
import { frameTexts } from '../frame/texts';
import { paths } from '../shared/paths';
import { useSession } from '../features/auth/session.queries';
import { PageTitle } from '../ui/layout/page-title';
import styles from './not-found.module.css';

export default function NotFoundRoute() {
  const isSignedIn = useSession().state === 'in';
  return (
    <div className={styles.page}>
      <p className={styles.code} aria-hidden>
        404
      </p>
      <PageTitle title={frameTexts.notFound} />
      <Button component={Link} to={paths.home}>
        {frameTexts.goHome}
      </Button>
      {isSignedIn && (
        <p className={styles.hint}>
          <kbd>{paletteKeys}</kbd> {lateTexts.paletteHint}
        </p>
      )}
    </div>
  );
}
