import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { PublicLayout } from '../app/layouts/public-layout';
import { paths } from '../app/paths';
import { PageTitle } from '../ui/page-title';
import styles from './not-found.module.css';

const texts = {
  title: 'There is no page at this address',
  home: 'Home',
} as const;

export default function NotFoundRoute() {
  return (
    <PublicLayout>
      <div className={styles.page}>
        <p className={styles.code} aria-hidden>
          404
        </p>
        <PageTitle title={texts.title} />
        <Button component={Link} to={paths.home}>
          {texts.home}
        </Button>
      </div>
    </PublicLayout>
  );
}
