import { fakeBrowserStorage } from './testing/fake-browser-storage';
import type { KeptUpload } from './unfinished-uploads';

type Kept = typeof import('./unfinished-uploads').unfinishedUploads;

/** Each tab has its own modules; the browser's storage is shared. */
function openTab(): Kept {
  let kept: Kept | undefined;
  jest.isolateModules(() => {
    kept =
      jest.requireActual<typeof import('./unfinished-uploads')>(
        './unfinished-uploads',
      ).unfinishedUploads;
  });
  return kept as Kept;
}

const MEGABYTE = 1024 * 1024;
const upload = (id: string, megabytes = 1): KeptUpload => {
  const file = new File(['x'], `${id}.png`);
  Object.defineProperty(file, 'size', { value: megabytes * MEGABYTE });
  return { id, file, teamId: null, collectionId: undefined };
};
const idsOf = (items: readonly KeptUpload[]) => items.map(({ id }) => id);

let browser: ReturnType<typeof fakeBrowserStorage>;
beforeEach(() => {
  browser = fakeBrowserStorage();
});

describe('two tabs', () => {
  it('do not touch each other’s waiting files', async () => {
    const [first, second] = [openTab(), openTab()];
    await first.keep([upload('a')]);
    expect(await second.listOrphans()).toEqual([]);
    expect(await first.listOrphans()).toEqual([]);
    expect(await second.claim(['a'])).toEqual([]);
  });

  it('take over the files of a closed tab, and only one of them does', async () => {
    await openTab().keep([upload('a'), upload('b')]);
    browser.closeTabs();
    const [second, third] = [openTab(), openTab()];
    expect(idsOf(await second.listOrphans())).toEqual(['a', 'b']);
    expect(idsOf(await second.claim(['a', 'b']))).toEqual(['a', 'b']);
    expect(await third.listOrphans()).toEqual([]);
    expect(await third.claim(['a', 'b'])).toEqual([]);
  });

  it('removes only the given files', async () => {
    const [first, second] = [openTab(), openTab()];
    await first.keep([upload('a')]);
    await second.keep([upload('b')]);
    await second.forget(['b']);
    expect(browser.ids()).toEqual(['a']);
  });
});

it('keeps 500 MB over all tabs and batches, and returns the number of files beyond that', async () => {
  const [first, second] = [openTab(), openTab()];
  expect(await first.keep([upload('a', 300)])).toBe(0);
  expect(await second.keep([upload('b', 150), upload('c', 100), upload('d', 50)])).toBe(1);
  expect(await first.keep([upload('e', 1)])).toBe(1);
  expect(browser.ids()).toEqual(['a', 'b', 'd']);
});

it('keeps no list in a browser without storage, and reports that', async () => {
  Object.assign(globalThis, { indexedDB: undefined });
  const tab = openTab();
  expect(await tab.keep([upload('a')])).toBe(1);
  expect(await tab.listOrphans()).toEqual([]);
});
