import { SegmentedControl, useMantineColorScheme } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { sessionQuery } from '../features/auth/session.queries';
import { apiQuery } from '../shared/api/hooks';
import { createQueryClient } from '../shared/api/query-client';
import { aPlan, aStatus, aUser } from '../shared/testing/factories';
import { Colors } from './colors';
import { Controls } from './controls';
import { CoverCards } from './cover-cards';
import { DockCards } from './dock-cards';
import { Layers } from './layers';
import { Scales } from './scales';
import { ScreenStates } from './screen-states';
import { ScreenshotCards } from './screenshot-cards';
import styles from './styleguide.module.css';
import { useSampleImages } from './use-sample-images';

const SCHEMES = ['auto', 'light', 'dark'] as const;

/** Fixed data: the guide looks the same for everyone and calls no server. */
function madeUpData() {
  const client = createQueryClient(() => undefined);
  client.setDefaultOptions({ queries: { staleTime: Infinity, retry: false } });
  client.setQueryData(sessionQuery().queryKey, aUser());
  client.setQueryData(apiQuery('billing.plans', {}).queryKey, [aPlan()]);
  client.setQueryData(apiQuery('billing.status', {}).queryKey, aStatus({ remaining_uploads: 18 }));
  return client;
}

/** Every token and component in every state. Development only; see the router. */
export default function StyleguidePage() {
  const [client] = useState(madeUpData);
  const root = useRef<HTMLElement>(null);
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  useSampleImages(root);
  // Questions focus themselves when they appear, but here none was opened by a person.
  useEffect(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <QueryClientProvider client={client}>
      <main ref={root} className={styles.page}>
        <SegmentedControl
          aria-label="Scheme"
          data={[...SCHEMES]}
          value={colorScheme}
          onChange={setColorScheme}
        />
        <ScreenStates />
        <Controls />
        <ScreenshotCards />
        <CoverCards />
        <DockCards />
        <Layers />
        <Colors />
        <Scales />
      </main>
    </QueryClientProvider>
  );
}
