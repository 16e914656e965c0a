import { thisTab } from './this-tab';
import type { UploadItem } from './upload.model';

const DATABASE = 'shotvault-uploads';
const STORE = 'files';
/** Browsers allow more, but a page should not keep gigabytes. The limit holds for all tabs together. */
const MOST_BYTES = 500 * 1024 * 1024;

export interface KeptUpload extends Pick<UploadItem, 'id' | 'file' | 'teamId' | 'collectionId'> {
  /** Chosen when there was no room for it, and not yet sent. */
  isHeld?: boolean;
}
/** A stored file; only its owner tab sends it while that tab is open. */
type Entry = KeptUpload & { owner: string };

const promised = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser keeps nothing'));
  });

async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'id' });
  const database = await promised(opening);
  return database.transaction(STORE, mode).objectStore(STORE);
}

const entriesIn = (files: IDBObjectStore): Promise<Entry[]> =>
  promised(files.getAll() as IDBRequest<Entry[]>);

/** Storage may be unavailable or full: then a reload ends the uploads. */
async function quietly<Result>(work: () => Promise<Result>, otherwise: Result): Promise<Result> {
  try {
    return await work();
  } catch {
    return otherwise;
  }
}

/** Keeps waiting files in the browser over a reload. */
export const unfinishedUploads = {
  /** Returns the number of files without room. */
  keep: (items: readonly KeptUpload[]): Promise<number> =>
    quietly(async () => {
      await thisTab.hold();
      const files = await store('readwrite');
      let bytes = (await entriesIn(files)).reduce((sum, { file }) => sum + file.size, 0);
      let left = 0;
      for (const { id, file, teamId, collectionId, isHeld } of items) {
        if (bytes + file.size > MOST_BYTES) left += 1;
        else {
          bytes += file.size;
          files.put({ id, file, teamId, collectionId, isHeld, owner: thisTab.id } satisfies Entry);
        }
      }
      return left;
    }, items.length),

  forget: (ids: readonly string[]): Promise<void> =>
    quietly(async () => {
      const files = await store('readwrite');
      for (const id of ids) files.delete(id);
    }, undefined),

  forgetAll: (): Promise<void> =>
    quietly(async () => {
      (await store('readwrite')).clear();
    }, undefined),

  /** Files of tabs that are gone. */
  listOrphans: (): Promise<KeptUpload[]> =>
    quietly(async () => {
      const alive = await thisTab.listAlive();
      const entries = await entriesIn(await store('readonly'));
      return entries.filter(({ owner }) => owner !== thisTab.id && !alive.has(owner));
    }, []),

  /** Takes over orphans; returns those that no other tab took first. */
  claim: (ids: readonly string[]): Promise<KeptUpload[]> =>
    quietly(async () => {
      await thisTab.hold();
      const alive = await thisTab.listAlive();
      const files = await store('readwrite');
      const wanted = new Set(ids);
      const claimed = (await entriesIn(files)).filter(
        ({ id, owner }) => wanted.has(id) && !alive.has(owner),
      );
      for (const entry of claimed) files.put({ ...entry, owner: thisTab.id });
      return claimed.map(({ id, file, teamId, collectionId }) => ({
        id,
        file,
        teamId,
        collectionId,
      }));
    }, []),
};
