import { isAbsent } from './absent';
import type { FileStorage } from './file-storage';

/** Wraps a storage and counts failing operations; an absent file is no failure. */
export function countFailures(
  storage: FileStorage,
  count: (operation: string) => void,
): FileStorage {
  return new Proxy(storage, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function' || name === 'constructor') return value;
      const failed = (error: unknown): never => {
        if (!isAbsent(error)) count(String(name));
        throw error;
      };
      return (...args: unknown[]) => {
        const result: unknown = Reflect.apply(value, target, args);
        return isList(result) ? watched(result, failed) : Promise.resolve(result).catch(failed);
      };
    },
  });
}

const isList = (result: unknown): result is AsyncIterable<unknown> =>
  typeof result === 'object' && result !== null && Symbol.asyncIterator in result;

/** A listing fails while it is read, not when it is created. */
async function* watched(list: AsyncIterable<unknown>, failed: (error: unknown) => never) {
  try {
    yield* list;
  } catch (error) {
    failed(error);
  }
}
