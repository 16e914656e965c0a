import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { sessionQuery } from '../../features/auth/session.queries';
import { PageTitle } from '../../ui/page-title';
import { uiTexts } from '../../ui/texts';
import { Mark } from './logo';
import styles from './away.module.css';
import { MAIN_ID } from './root-layout';
import { frameTexts as texts } from './texts';

/** For a signed-in person whose server cannot be reached: what is wrong, and that nothing is lost. */
export default function Away() {
  const { refetch, isFetching } = useQuery(sessionQuery());
  return (
    <main id={MAIN_ID} tabIndex={-1} className={styles.page}>
      <Mark size={40} />
      <PageTitle title={texts.away} />
      <p className={styles.hint}>{texts.awayHint}</p>
      <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
        {uiTexts.retry}
      </Button>
    </main>
  );
}
