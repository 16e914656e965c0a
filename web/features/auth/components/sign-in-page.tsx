import { PageTitle } from '../../../ui/layout/page-title';
import { LinkSignIn } from '../link/link-sign-in';
import { authTexts } from '../texts';
import { SignInButtons } from './sign-in-buttons';
import styles from './sign-in-page.module.css';

/** All ways in, for visitors and for people who need a fresh sign-in. */
export function SignInPage() {
  return (
    <section className={styles.page} aria-label={authTexts.page.title}>
      <PageTitle title={authTexts.page.title} className={styles.title} />
      <p className={styles.hint}>{authTexts.page.hint}</p>
      <SignInButtons size="lg" fullWidth />
      <LinkSignIn />
    </section>
  );
}
