import type { ReactNode, Ref } from 'react';
import styles from './state.module.css';

interface StateProps {
  ref?: Ref<HTMLDivElement>;
  role?: 'alert';
  icon: ReactNode;
  title: string;
  description?: ReactNode;
  /** One button. */
  children?: ReactNode;
}

/**
 * The common shape of the empty and the error state. Mantine's component has sizes, colours and alignments that no page
 * uses, and every page would load them.
 */
export function State({ ref, role, icon, title, description, children }: StateProps) {
  return (
    <div ref={ref} role={role} className={styles.root}>
      <div className={styles.icon}>{icon}</div>
      <div className={styles.title}>{title}</div>
      {description && <p className={styles.description}>{description}</p>}
      {children && <div className={styles.action}>{children}</div>}
    </div>
  );
}
