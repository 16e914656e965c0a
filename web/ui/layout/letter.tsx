import styles from './letter.module.css';

/**
 * A person's initial in a circle, for the frame of every page: Mantine's avatar would add one percent to the first
 * load.
 */
export function Letter({ name }: { name: string }) {
  const [letter = '?'] = Array.from(name.trim());
  return (
    <span className={styles.letter} aria-hidden>
      {letter.toUpperCase()}
    </span>
  );
}
