import { type ComponentType, lazy } from 'react';

interface PageModule {
  default: ComponentType;
}

/** A page in a chunk of its own that can be fetched before it is shown. */
export function lazyPage(load: () => Promise<PageModule>) {
  return Object.assign(lazy(load), { preload: load });
}
