import { Button } from '@mantine/core';
import { ApiError } from '../../../../server/contract/client';
import { authTexts } from '../texts';
import { useStartSignIn } from '../use-start-sign-in';

/** The way on from an answer that asks for a fresh sign-in; nothing for any other error. */
export function SignInAgain({ error }: { error: Error | null }) {
  const isNeeded = error instanceof ApiError && error.code === 'fresh_sign_in_needed';
  const { isBusy, open } = useStartSignIn(isNeeded);
  if (!isNeeded) return null;
  const { pathname, search } = window.location;
  return (
    <Button
      mt="xs"
      // As wide as its words, also in a grid or a column.
      style={{ justifySelf: 'start', alignSelf: 'flex-start' }}
      variant="default"
      size="compact-sm"
      loading={isBusy}
      onClick={() => open(pathname + search)}
    >
      {authTexts.again}
    </Button>
  );
}
