import type { ReactNode } from 'react';
import { PageTitle } from '../../../ui/layout/page-title';
import styles from './public-page.module.css';

interface PublicPageProps {
  title: string;
  lead: string;
  /** Further content of the head. */
  head?: ReactNode;
  children?: ReactNode;
}

/** The layout of a public page: title, one sentence and sections. */
export function PublicPage({ title, lead, head, children }: PublicPageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <PageTitle title={title} />
        <p className={styles.lead}>{lead}</p>
        {head}
      </header>
      {children}
    </div>
  );
}

export function PublicSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
