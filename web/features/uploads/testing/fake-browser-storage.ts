type Entry = { id: string };

/** An asynchronous answer, like those of IndexedDB. */
function later<Result>(result: () => Result): IDBRequest<Result> {
  const request = {} as { result: Result; onsuccess?: () => void; onupgradeneeded?: () => void };
  queueMicrotask(() => {
    request.result = result();
    request.onsuccess?.();
  });
  return request as unknown as IDBRequest<Result>;
}

/** Storage shared by all tabs of a browser: files, and locks that end with their tab. */
export function fakeBrowserStorage() {
  const entries = new Map<string, Entry>();
  const locks = new Set<string>();
  const files = {
    getAll: () => later(() => [...entries.values()]),
    put: (entry: Entry) => later(() => entries.set(entry.id, entry)),
    delete: (id: string) => later(() => entries.delete(id)),
    clear: () => later(() => entries.clear()),
  };
  const database = { transaction: () => ({ objectStore: () => files }) };
  Object.assign(globalThis, { indexedDB: { open: () => later(() => database) } });
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: {
      request: (name: string, hold: () => Promise<void>) => {
        locks.add(name);
        return hold();
      },
      query: () => Promise.resolve({ held: [...locks].map((name) => ({ name })) }),
    },
  });
  return {
    /** Closed and reloaded tabs release their locks. */
    closeTabs: () => locks.clear(),
    ids: () => [...entries.keys()],
  };
}
