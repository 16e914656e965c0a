import { browser } from '../../shared/browser';
import { ErrorState } from '../../ui/error-state';
import { uiTexts } from '../../ui/texts';

/** The last resort, when the frame itself failed. */
export function AppFailure() {
  return (
    <main>
      <ErrorState
        title={uiTexts.pageFailed}
        description={uiTexts.pageFailedHint}
        onRetry={browser.reload}
      />
    </main>
  );
}
