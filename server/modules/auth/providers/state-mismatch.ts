import { AppError } from '../../../common/app-error';

export function stateMismatch(): AppError {
  return new AppError(
    'sign_in_state_mismatch',
    'This sign-in was not started in this browser, or it took longer than ten minutes. Please sign in again.',
  );
}
