import { ContinueWithGoogle } from '../../auth/components/continue-button';
import { PageTitle } from '../../../ui/page-title';

/** What visitors see at every signed-in address. */
export function Landing() {
  return (
    <section>
      <PageTitle title="Shotvault" />
      <ContinueWithGoogle />
    </section>
  );
}
