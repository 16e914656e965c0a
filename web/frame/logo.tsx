import { Link } from 'react-router-dom';
import { paths } from '../shared/paths';
import { siteName } from '../shared/site';
import styles from './logo.module.css';
import { frameTexts } from './texts';

/** The logo: the corners of a viewfinder around a dot. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden>
      <rect width="32" height="32" rx="8" fill="var(--accent)" />
      <path
        d="M8 13V10a2 2 0 0 1 2-2h3M19 8h3a2 2 0 0 1 2 2v3M24 19v3a2 2 0 0 1-2 2h-3M13 24h-3a2 2 0 0 1-2-2v-3"
        fill="none"
        stroke="var(--on-accent)"
        strokeWidth="2.25"
        strokeLinecap="round"
      />
      <circle cx="16" cy="16" r="3.25" fill="var(--on-accent)" />
    </svg>
  );
}

/** Logo and name of the installation, linked to home. */
export function Logo() {
  return (
    <Link to={paths.home} className={styles.logo} aria-label={frameTexts.homeOf(siteName)}>
      <Mark />
      <span className={styles.name}>{siteName}</span>
    </Link>
  );
}
