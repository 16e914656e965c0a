import { useEffect } from 'react';
import { browser } from '../../shared/browser';
import { ErrorState } from './error-state';
import { uiTexts } from '../texts';
import { versionNotice } from './version-notice';

/** Replaces a part whose chunk failed to load, and hides the bar with the same message. */
export function MissingPart() {
  useEffect(() => versionNotice.tellInPlace(), []);
  return (
    <ErrorState
      title={uiTexts.partMissing}
      description={uiTexts.partMissingHint}
      action={uiTexts.reload}
      onAction={browser.reload}
    />
  );
}
