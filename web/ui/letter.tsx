import styles from './letter.module.css';

/**
 * A person as the first letter of their name, in a circle: for the frame of every page. Mantine's avatar, with all that
 * it can do about pictures, would be a hundredth of what a first visit may weigh.
 */
export function Letter({ name }: { name: string }) {
  const [letter = '?'] = Array.from(name.trim());
  return (
    <span className={styles.letter} aria-hidden>
      {letter.toUpperCase()}
    </span>
  );
}
