import { isAbsent } from './absent';
import type { FileStorage } from './file-storage';

/** The same storage, with every operation counted that fails; a file that is not there is an answer, no failure. */
export function countFailures(
  storage: FileStorage,
  count: (operation: string) => void,
): FileStorage {
  return new Proxy(storage, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function' || name === 'constructor') return value;
      return async (...args: unknown[]) => {
        try {
          return (await Reflect.apply(value, target, args)) as unknown;
        } catch (error) {
          if (!isAbsent(error)) count(String(name));
          throw error;
        }
      };
    },
  });
}
