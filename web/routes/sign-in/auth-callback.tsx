import { useCallback } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { Mark } from '../../frame/logo';
import { MAIN_ID } from '../../frame/root-layout';
import { paths } from '../../shared/paths';
import { callbackTexts } from '../../features/auth/callback-texts';
import { useCompleteSignIn } from '../../features/auth/use-complete-sign-in';
import { PageTitle } from '../../ui/layout/page-title';
import { showToast } from '../../ui/toasts/toast';
import styles from './auth-callback.module.css';

export default function AuthCallbackRoute() {
  const [search] = useSearchParams();
  const { provider } = useParams();
  const navigate = useNavigate();
  const leave = useCallback(
    (failure: string | null) => {
      if (failure !== null) showToast({ message: failure, kind: 'error' });
      void navigate(paths.home, { replace: true });
    },
    [navigate],
  );
  useCompleteSignIn(search, provider, leave);
  return (
    <main id={MAIN_ID} tabIndex={-1} className={styles.page}>
      <span className={styles.mark}>
        <Mark size={48} />
      </span>
      <PageTitle title={callbackTexts.completing} className={styles.title} />
    </main>
  );
}
