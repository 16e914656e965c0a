const PREFIX = 'shotvault-uploads ';

const made = (): string => [...crypto.getRandomValues(new Uint32Array(2))].join('-');

let held: Promise<void> | undefined;

/** Web locks exist on secure pages only, whatever the types say. */
const lockManager = (): LockManager | undefined => (navigator as { locks?: LockManager }).locks;

/** Which of several tabs this is. Each holds a lock of its own name; it goes with the tab, however that ends. */
export const thisTab = {
  id: made(),

  /** Makes this tab known to the others as alive. */
  hold: (): Promise<void> => {
    held ??= new Promise<void>((resolve) => {
      const locks = lockManager();
      if (!locks) return resolve();
      const forever = () => {
        resolve();
        return new Promise<never>(() => undefined);
      };
      // Refused only to pages that may store nothing; then there is nothing to guard.
      locks.request(PREFIX + thisTab.id, forever).catch(() => resolve());
    });
    return held;
  },

  /** The tabs that are open now, this one among them once it holds; empty where the browser cannot tell. */
  listAlive: async (): Promise<ReadonlySet<string>> => {
    const { held: locks = [] } = (await lockManager()?.query()) ?? {};
    const names = locks.map(({ name = '' }) => name).filter((name) => name.startsWith(PREFIX));
    return new Set(names.map((name) => name.slice(PREFIX.length)));
  },
};
