import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { endSession } from '../features/auth/session.queries';
import { createQueryClient } from '../shared/api/query-client';
import { cssVariablesResolver, theme } from '../ui/theme';

/** A 401 on any call means that the session is over, wherever the person is. */
export const queryClient = createQueryClient(endSession);

// What is shown before it has arrived waits in its store.
const Toasts = lazy(() => import('./toasts'));

export function Providers({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <MantineProvider
        theme={theme}
        defaultColorScheme="auto"
        cssVariablesResolver={cssVariablesResolver}
      >
        <Suspense fallback={null}>
          <Toasts />
        </Suspense>
        {children}
      </MantineProvider>
    </QueryClientProvider>
  );
}
