import type { ReactNode } from 'react';
import styles from './styleguide.module.css';

interface SectionProps {
  title: string;
  children: ReactNode;
}

/** A section of the guide; its heading is an anchor. */
export function Section({ title, children }: SectionProps) {
  const id = title.toLowerCase().replaceAll(' ', '-');
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

interface StateProps {
  /** The name of the state. */
  name: string;
  children: ReactNode;
}

/** A component in one of its states. */
export function State({ name, children }: StateProps) {
  return (
    <figure className={styles.state}>
      <figcaption>{name}</figcaption>
      {children}
    </figure>
  );
}
