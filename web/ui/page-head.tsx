import type { ReactNode } from 'react';
import { PageTitle } from './page-title';
import styles from './page.module.css';

interface PageHeadProps {
  title: string;
  /** How many there are, read out when it changes; or what keeps its room until that is known. */
  count?: ReactNode;
  /** What can be done on the page. */
  children?: ReactNode;
}

/** The heading of a page, its count and its buttons. */
export function PageHead({ title, count, children }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <PageTitle title={title} />
        <p role="status" className={styles.count}>
          {count}
        </p>
      </div>
      {children}
    </header>
  );
}
