import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { sessionQuery } from '../features/auth/session.queries';
import { siteName } from '../shared/site';
import { PageTitle } from '../ui/layout/page-title';
import { uiTexts } from '../ui/texts';
import { Mark } from './logo';
import styles from './unreachable.module.css';
import { lateTexts as texts } from './late-texts';
import { MAIN_ID } from './root-layout';

/** Shown when the server cannot be reached: explains that nothing is lost, and retries. */
export default function Unreachable() {
  const { refetch, isFetching } = useQuery(sessionQuery());
  return (
    <main id={MAIN_ID} tabIndex={-1} className={styles.page}>
      <Mark size={40} />
      <PageTitle title={texts.away(siteName)} />
      <p className={styles.hint}>{texts.awayHint}</p>
      <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
        {uiTexts.retry}
      </Button>
    </main>
  );
}
