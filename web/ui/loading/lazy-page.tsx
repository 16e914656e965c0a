import { type ComponentType, lazy, useState } from 'react';

interface PageModule {
  default: ComponentType;
}

/**
 * A page in its own chunk. `preload` loads it ahead, and a loaded page renders at once: `lazy` would show its
 * fallback first, which React keeps for 300 ms.
 */
export function lazyPage(load: () => Promise<PageModule>) {
  let arrived: ComponentType | undefined;
  const preload = async () => {
    const { default: component } = await load();
    arrived = component;
    return { default: component };
  };
  const Late = lazy(preload);

  function Page() {
    // Chosen once per mount: a later change of type would reset the page's state.
    const [Content] = useState<ComponentType>(() => arrived ?? Late);
    return <Content />;
  }
  return Object.assign(Page, { preload });
}
