import { type ComponentType, lazy, useState } from 'react';

interface PageModule {
  default: ComponentType;
}

/**
 * A page in a chunk of its own. `preload` fetches it ahead, and what has arrived before it is shown is drawn at
 * once: a `lazy` component would first give way to its fallback, which React then keeps for 300 ms.
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
    // Chosen once for each mount: a later change of type would throw the page's state away.
    const [Content] = useState<ComponentType>(() => arrived ?? Late);
    return <Content />;
  }
  return Object.assign(Page, { preload });
}
