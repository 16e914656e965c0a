import { AppError } from '../../common/app-error';

/** What is in a locked screenshot is shown again with a paid plan (decisions 8). */
export function assertOpen({ isLocked }: { isLocked: boolean }): void {
  if (!isLocked) return;
  throw new AppError(
    'screenshot_locked',
    'This screenshot is locked: on Free, the first 100 screenshots stay open. A paid plan opens it again.',
  );
}
