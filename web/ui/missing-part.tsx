import { useEffect } from 'react';
import { browser } from '../shared/browser';
import { ErrorState } from './error-state';
import { uiTexts } from './texts';
import { versionNotice } from './version-notice';

/** In the place of a part of the program that did not arrive; the bar that says the same is then one too many. */
export function MissingPart() {
  useEffect(() => versionNotice.tellInPlace(), []);
  return (
    <ErrorState
      title={uiTexts.partMissing}
      description={uiTexts.partMissingHint}
      action={uiTexts.reload}
      onRetry={browser.reload}
    />
  );
}
