import { AppError } from '../../../common/app-error';
import { OPEN_AFTER_PLAN } from '../../../contract/limits';

/** The content of a locked screenshot needs a paid plan (docs/decisions.md#plan-lock). */
export function assertUnlocked({ isLocked }: { isLocked: boolean }): void {
  if (!isLocked) return;
  throw screenshotLocked();
}

export function screenshotLocked(): AppError {
  return new AppError(
    'screenshot_locked',
    `This screenshot is locked: on Free, the first ${OPEN_AFTER_PLAN} screenshots stay open. A paid plan opens it again.`,
  );
}
