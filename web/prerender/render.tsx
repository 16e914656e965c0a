import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import type { CSSProperties, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { sessionQuery } from '../features/auth/session.queries';
import { createQueryClient } from '../shared/api/query-client';
import { cssVariablesResolver, theme } from '../ui/theme';

/** What a button is that says nothing of itself; `public-layout.module.css` gives it to the disabled ones. */
const primaryButton = {
  '--button-bg': 'var(--accent)',
  '--button-color': 'var(--on-accent)',
  '--button-bd': '1px solid transparent',
} as CSSProperties;

/**
 * A page as a visitor sees it, as HTML; effects do not run, so nothing is fetched. Its controls are disabled, and
 * only look as usual: nobody's click or word may be lost before the application listens. Links work.
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
