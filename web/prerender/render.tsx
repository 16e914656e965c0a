import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import type { CSSProperties, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { sessionQuery } from '../features/auth/session.queries';
import { createQueryClient } from '../shared/api/query-client';
import { cssVariablesResolver, theme } from '../ui/theme/theme';

/** The props of a default button; `public-layout.module.css` styles disabled ones like this. */
const primaryButton = {
  '--button-bg': 'var(--accent)',
  '--button-color': 'var(--on-accent)',
  '--button-bd': '1px solid transparent',
} as CSSProperties;

/**
 * Renders a page as a visitor sees it. Effects do not run, so nothing is loaded. Its controls are disabled but look
 * enabled, so that no click or input is lost before the application starts. Links work.
 */
export function renderForVisitor(page: ReactNode, path: string): string {
  const queryClient = createQueryClient(() => undefined);
  queryClient.setQueryData(sessionQuery().queryKey, null);
  return renderToString(
    <QueryClientProvider client={queryClient}>
      <MantineProvider
        theme={theme}
        defaultColorScheme="auto"
        cssVariablesResolver={cssVariablesResolver}
      >
        <MemoryRouter initialEntries={[path]}>
          <fieldset disabled data-ready-made style={primaryButton}>
            {page}
          </fieldset>
        </MemoryRouter>
      </MantineProvider>
    </QueryClientProvider>,
  );
}
