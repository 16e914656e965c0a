import type { UploadItem } from './upload.model';

const DATABASE = 'shotvault-uploads';
const STORE = 'files';
/** Browsers give more, but nobody expects a page to keep gigabytes. */
const MOST_BYTES = 500 * 1024 * 1024;

export type KeptUpload = Pick<UploadItem, 'id' | 'file' | 'teamId' | 'collectionId'>;

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
  keep: (items: readonly KeptUpload[]): Promise<void> =>
    quietly(async () => {
      const files = await store('readwrite');
      let bytes = 0;
      for (const { id, file, teamId, collectionId } of items) {
        bytes += file.size;
        if (bytes <= MOST_BYTES) files.put({ id, file, teamId, collectionId });
      }
    }, undefined),
  forget: (id: string): Promise<void> =>
    quietly(async () => {
      (await store('readwrite')).delete(id);
    }, undefined),
  forgetAll: (): Promise<void> =>
    quietly(async () => {
      (await store('readwrite')).clear();
    }, undefined),
  list: (): Promise<KeptUpload[]> =>
    quietly(async () => {
      const request = (await store('readonly')).getAll() as IDBRequest<KeptUpload[]>;
      return promised(request);
    }, []),
};
