type Lead = () => Promise<void>;

/** The windows of one browser: channels that reach each other at once, and locks that go from one to the next. */
export function withFakeWindows(): void {
  const channels = new Set<FakeChannel>();
  const queues = new Map<string, Lead[]>();

  class FakeChannel {
    onmessage: ((event: { data: unknown }) => void) | null = null;
    constructor(readonly name: string) {
      channels.add(this);
    }
    postMessage(data: unknown) {
      for (const other of [...channels]) {
        if (other !== this && other.name === this.name) other.onmessage?.({ data });
      }
    }
    close() {
      channels.delete(this);
    }
  }

  const next = (name: string) => {
    const first = queues.get(name)?.[0];
    void first?.().then(() => {
      queues.get(name)?.shift();
      next(name);
    });
  };
  const request = (name: string, { signal }: { signal: AbortSignal }, lead: Lead) =>
    new Promise<void>((_done, refuse) => {
      const queue = queues.get(name) ?? [];
      queues.set(name, queue);
      queue.push(lead);
      signal.addEventListener('abort', () => {
        // The first has the lock, and gives it back itself.
        if (queue.indexOf(lead) <= 0) return;
        queue.splice(queue.indexOf(lead), 1);
        refuse(new DOMException('', 'AbortError'));
      });
      if (queue.length === 1) next(name);
    });

  beforeEach(() => {
    channels.clear();
    queues.clear();
    Object.assign(globalThis, { BroadcastChannel: FakeChannel });
    Object.assign(navigator, { locks: { request } });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    Reflect.deleteProperty(navigator, 'locks');
  });
}
