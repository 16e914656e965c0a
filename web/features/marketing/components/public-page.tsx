import type { ReactNode } from 'react';
import { PageTitle } from '../../../ui/page-title';
import styles from './public-page.module.css';

interface PublicPageProps {
  title: string;
  lead: string;
  /** What else belongs to the head. */
  head?: ReactNode;
  children: ReactNode;
}

/** The geometry of a public page: its title, one sentence, and sections below. */
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

/** A part of a public page with a heading of its own. */
export function PublicSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
