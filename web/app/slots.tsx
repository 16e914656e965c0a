import styles from './slots.module.css';

/** The corners of the screen: reading progress on the left, uploads on the right; stacked on phones. */
export function Docks() {
  return (
    <div className={styles.docks}>
      <div className={styles.left} />
      <div className={styles.right} />
    </div>
  );
}
