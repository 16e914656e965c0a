import { TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/dom';

// Searching whole pages by role, and loading a page for the first time, takes long while other suites run.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 10_000 });

// Browser features that jsdom lacks and the components use.
class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

const page = globalThis as unknown as Record<string, unknown>;
page.TextEncoder ??= TextEncoder;
page.TextDecoder ??= TextDecoder;
page.ResizeObserver ??= NoObserver;
page.IntersectionObserver ??= NoObserver;
page.IS_REACT_ACT_ENVIRONMENT = true;

page.matchMedia ??= (media: string) => ({
  media,
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
});

page.scrollTo = () => undefined;
const element = (page.Element as { prototype: Record<string, unknown> }).prototype;
element.scrollIntoView ??= () => undefined;
