import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { endLostSession } from '../features/auth/session.queries';
import { createQueryClient } from '../shared/api/query-client';
import { toastsWanted } from '../ui/toasts/toast';
import { cssVariablesResolver, theme } from '../ui/theme/theme';

export const queryClient = createQueryClient(endLostSession);

// Toasts shown before this chunk has loaded wait in their store.
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
