import { MantineProvider } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '../api/query-client';

interface Surroundings {
  address?: string;
  queryClient?: QueryClient;
}

/** The providers of the application. */
export function appAround({ address = '/', queryClient }: Surroundings = {}) {
  const client = queryClient ?? createQueryClient(() => undefined);
  return function Around({ children }: { children: ReactNode }) {
    return (
      <StrictMode>
        <QueryClientProvider client={client}>
          <MantineProvider env="test">
            <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
          </MantineProvider>
        </QueryClientProvider>
      </StrictMode>
    );
  };
}

/** Renders in React's strict mode, which mounts everything twice. */
export function renderApp(content: ReactNode, surroundings: Surroundings = {}) {
  return render(content, { wrapper: appAround(surroundings) });
}
