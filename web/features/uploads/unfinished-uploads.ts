import { thisTab } from './this-tab';
import type { UploadItem } from './upload.model';

const DATABASE = 'shotvault-uploads';
const STORE = 'files';
/** Browsers give more, but nobody expects a page to keep gigabytes. Holds for all tabs together. */
export const MOST_BYTES = 500 * 1024 * 1024;

export type KeptUpload = Pick<UploadItem, 'id' | 'file' | 'teamId' | 'collectionId'>;
/** As it lies in the browser; only the tab that owns it sends it, as long as that tab is open. */
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

/** Storage may be closed or full: then a reload simply ends the uploads, as it always did. */
async function quietly<Result>(work: () => Promise<Result>, otherwise: Result): Promise<Result> {
  try {
    return await work();
  } catch {
    return otherwise;
  }
}

/** Files that wait to be sent, kept by the browser over a reload. */
export const unfinishedUploads = {
  /** Answers how many there was no room for. */
  keep: (items: readonly KeptUpload[]): Promise<number> =>
    quietly(async () => {
      await thisTab.hold();
      const files = await store('readwrite');
      let bytes = (await entriesIn(files)).reduce((sum, { file }) => sum + file.size, 0);
      let left = 0;
      for (const { id, file, teamId, collectionId } of items) {
        if (bytes + file.size > MOST_BYTES) left += 1;
        else {
          bytes += file.size;
          files.put({ id, file, teamId, collectionId, owner: thisTab.id } satisfies Entry);
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

  /** What was left behind by tabs that are gone. */
  listOrphans: (): Promise<KeptUpload[]> =>
    quietly(async () => {
      const alive = await thisTab.listAlive();
      const entries = await entriesIn(await store('readonly'));
      return entries.filter(({ owner }) => owner !== thisTab.id && !alive.has(owner));
    }, []),

  /** Takes orphans over; answers those that no other tab was quicker to take. */
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
