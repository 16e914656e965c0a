import type { ReactNode } from 'react';
import { PageTitle } from './page-title';
import styles from './page.module.css';

interface PageHeadProps {
  title: string;
  /** The count, read out when it changes; or a placeholder of the same size. */
  count?: ReactNode;
  /** The buttons of the page. */
  children?: ReactNode;
}

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
