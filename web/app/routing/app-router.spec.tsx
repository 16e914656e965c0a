import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { AppRouter } from './app-router';

/** Records the calls of functions that jsdom lacks. */
const scrolledTo: number[] = [];
let transitions = 0;
let skipped = 0;
const own = ['scrollTo', 'matchMedia'].map((name) => [name, Reflect.get(window, name)] as const);

beforeEach(() => {
  window.history.replaceState(null, '', '/gallery');
  window.sessionStorage.clear();
  scrolledTo.length = 0;
  transitions = 0;
  skipped = 0;
  window.scrollTo = ((_x: number, y: number) => {
    scrolledTo.push(y);
    Object.assign(window, { scrollY: y });
  }) as typeof window.scrollTo;
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  Object.assign(window, { scrollY: 0 });
  Object.assign(document, {
    startViewTransition: (change: () => void) => {
      transitions += 1;
      change();
      const never = new Promise<never>(() => undefined);
      return { ready: never, finished: never, skipTransition: () => (skipped += 1) };
    },
  });
});
afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  Object.assign(window, Object.fromEntries(own), { scrollY: 0 });
  window.history.replaceState(null, '', '/');
});

const scrolledBy = (y: number) => Object.assign(window, { scrollY: y });

function Page() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [, setSearch] = useSearchParams();
  const open = () =>
    setSearch({ view: '1' }, { preventScrollReset: true, viewTransition: true, flushSync: true });
  return (
    <>
      <p>{`at ${pathname}${search}${hash}`}</p>
      <Link to="/tags">Tags</Link>
      <Link to="/tags#many">Many</Link>
      <button onClick={open}>Open</button>
      <button onClick={() => setSearch({ view: '2' }, { replace: true, preventScrollReset: true })}>
        Step
      </button>
      <button onClick={() => void navigate(-1)}>Back</button>
      <button onClick={() => void navigate('/', { replace: true })}>Home</button>
    </>
  );
}

const show = () =>
  render(
    <AppRouter>
      <Page />
    </AppRouter>,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const isAt = (address: string) => screen.findByText(`at ${address}`);

it('shows a new page from its top, and the last one where it was left', async () => {
  show();
  scrolledBy(700);
  await follow('Tags');
  await isAt('/tags');
  expect(scrolledTo.at(-1)).toBe(0);
  await press('Back');
  await isAt('/gallery');
  expect(scrolledTo.at(-1)).toBe(700);
});

it('stays where it is when a navigation says so', async () => {
  show();
  scrolledBy(700);
  scrolledTo.length = 0;
  await press('Step');
  await isAt('/gallery?view=2');
  expect(scrolledTo).toEqual([]);
});

it('scrolls to what the hash names', async () => {
  const many = document.body.appendChild(document.createElement('h2'));
  many.id = 'many';
  const scrolledInto = jest.fn();
  many.scrollIntoView = scrolledInto;
  show();
  await follow('Many');
  await isAt('/tags#many');
  expect(scrolledInto).toHaveBeenCalledTimes(1);
  many.remove();
});

it('keeps positions over a reload', async () => {
  const first = show();
  await follow('Tags');
  await isAt('/tags');
  scrolledBy(300);
  act(() => void window.dispatchEvent(new Event('pagehide')));
  first.unmount();
  scrolledBy(0);
  show();
  await isAt('/tags');
  expect(scrolledTo.at(-1)).toBe(300);
});

/** Arrives at an address that was typed, or at that of a link of the page's own. */
const arrive = (address: string) => {
  window.history.pushState(null, '', address);
  act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state: null })));
};

it('shows what a plain link to a part of the page names, not where the first page was left', async () => {
  const main = document.body.appendChild(document.createElement('div'));
  main.id = 'part';
  const scrolledInto = jest.fn();
  main.scrollIntoView = scrolledInto;
  show();
  scrolledBy(700);
  await follow('Tags');
  await isAt('/tags');
  scrolledTo.length = 0;
  arrive('/tags#part');
  await isAt('/tags#part');
  expect(scrolledInto).toHaveBeenCalledTimes(1);
  expect(scrolledTo).toEqual([]);
  main.remove();
});

it('shows an address that was typed from its top', async () => {
  const first = show();
  scrolledBy(700);
  act(() => void window.dispatchEvent(new Event('pagehide')));
  first.unmount();
  window.history.pushState(null, '', '/tags');
  show();
  await isAt('/tags');
  expect(scrolledTo.at(-1)).toBe(0);
});

it('shows the way back as it showed the way there, also after a step', async () => {
  show();
  await press('Open');
  await isAt('/gallery?view=1');
  expect(transitions).toBe(1);
  await press('Step');
  await isAt('/gallery?view=2');
  expect(transitions).toBe(1);
  await press('Back');
  await isAt('/gallery');
  expect(transitions).toBe(2);
  // The first one has not ended, so it makes way.
  expect(skipped).toBe(1);
});

it('shows no transition where there was none, or where none is wanted any more', async () => {
  show();
  await follow('Tags');
  await isAt('/tags');
  await press('Back');
  await isAt('/gallery');
  expect(transitions).toBe(0);
  await press('Open');
  await isAt('/gallery?view=1');
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  await press('Back');
  await isAt('/gallery');
  expect(transitions).toBe(1);
});

it('replaces an entry of the history', async () => {
  show();
  const entries = window.history.length;
  await press('Home');
  await isAt('/');
  expect(window.history.length).toBe(entries);
});
