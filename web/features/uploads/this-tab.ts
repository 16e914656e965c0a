const PREFIX = 'shotvault-uploads ';

const made = (): string => [...crypto.getRandomValues(new Uint32Array(2))].join('-');

let held: Promise<void> | undefined;

/** Web Locks exist on secure pages only, whatever the types say. */
const lockManager = (): LockManager | undefined => (navigator as { locks?: LockManager }).locks;

/** Identifies this tab. Each tab holds a lock of its own name, which ends with the tab. */
export const thisTab = {
  id: made(),

  /** Takes the lock that shows other tabs that this one is alive. */
  hold: (): Promise<void> => {
    held ??= new Promise<void>((resolve) => {
      const locks = lockManager();
      if (!locks) return resolve();
      const forever = () => {
        resolve();
        return new Promise<never>(() => undefined);
      };
      // Refused only to pages without storage, which have nothing to guard.
      locks.request(PREFIX + thisTab.id, forever).catch(() => resolve());
    });
    return held;
  },

  /** The open tabs, including this one once it holds its lock; empty where the browser cannot tell. */
  listAlive: async (): Promise<ReadonlySet<string>> => {
    const { held: locks = [] } = (await lockManager()?.query()) ?? {};
    const names = locks.map(({ name = '' }) => name).filter((name) => name.startsWith(PREFIX));
    return new Set(names.map((name) => name.slice(PREFIX.length)));
  },
};
