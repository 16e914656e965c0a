import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { SIGNED_OUT_KEY } from './session-hint';
import { endSession } from './session.queries';

/** Clears this window when the person signs out in another one: it would show everything until its next call. */
export function useSignOutElsewhere(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const onChange = ({ key, newValue }: StorageEvent) => {
      if (key === SIGNED_OUT_KEY && newValue !== null) endSession(queryClient);
    };
    window.addEventListener('storage', onChange);
    return () => window.removeEventListener('storage', onChange);
  }, [queryClient]);
}
