/** Local storage may be blocked (private windows, policies): then nothing is stored. */
function quietly<Result>(work: () => Result, otherwise: Result): Result {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

export const remembered = {
  get: (key: string) => quietly(() => window.localStorage.getItem(key), null),
  set: (key: string, value: string) =>
    quietly(() => window.localStorage.setItem(key, value), undefined),
  remove: (key: string) => quietly(() => window.localStorage.removeItem(key), undefined),
};

/** The same in session storage. */
export const rememberedInTab = {
  get: (key: string) => quietly(() => window.sessionStorage.getItem(key), null),
  set: (key: string, value: string) =>
    quietly(() => window.sessionStorage.setItem(key, value), undefined),
  remove: (key: string) => quietly(() => window.sessionStorage.removeItem(key), undefined),
};
