import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paletteKeys } from '../app/layouts/palette-keys';
import { frameTexts } from '../app/layouts/texts';
import { paths } from '../app/paths';
import { useSession } from '../features/auth/session.queries';
import { PageTitle } from '../ui/page-title';
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
          <kbd>{paletteKeys}</kbd> {frameTexts.paletteHint}
        </p>
      )}
    </div>
  );
}
