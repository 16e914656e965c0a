import { browser } from '../shared/browser';
import { ErrorState } from '../ui/states/error-state';
import { MissingPart } from '../ui/states/missing-part';
import { uiTexts } from '../ui/texts';
import { isMissingPart } from '../ui/states/version-notice';

/** Shown when the frame itself failed. */
export function AppFailure({ error }: { error: Error }) {
  return (
    <main>
      {isMissingPart(error) ? (
        <MissingPart />
      ) : (
        <ErrorState
          title={uiTexts.pageFailed}
          description={uiTexts.pageFailedHint}
          onAction={browser.reload}
        />
      )}
    </main>
  );
}
