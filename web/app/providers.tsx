import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { endSession } from '../features/auth/session.queries';
import { createQueryClient } from '../shared/api/query-client';
import { toastsWanted } from '../ui/toast';
import { cssVariablesResolver, theme } from '../ui/theme';

/** A 401 on any call means that the session is over, wherever the person is. */
export const queryClient = createQueryClient(endSession);

// What is shown before it has arrived waits in the store of the toasts.
const Toasts = lazy(() => import('./toasts'));

export function Providers({ children }: { children: ReactNode }) {
  const hasToasts = useSyncExternalStore(toastsWanted.subscribe, toastsWanted.get);
  return (
    <QueryClientProvider client={queryClient}>
      <MantineProvider
        theme={theme}
        defaultColorScheme="auto"
        cssVariablesResolver={cssVariablesResolver}
      >
        {hasToasts && (
          <Suspense fallback={null}>
            <Toasts />
          </Suspense>
        )}
        {children}
      </MantineProvider>
    </QueryClientProvider>
  );
}
