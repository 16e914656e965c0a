import type { Notifications } from './notifications';

type Listener<Message> = (message: Message) => void;

/** Typed messages between all processes. `read` parses a received message. */
export class Broadcast<Message> {
  private readonly listeners = new Set<Listener<Message>>();
  private hearing: Promise<unknown> | undefined;

  constructor(
    private readonly notifications: Notifications,
    private readonly channel: string,
    private readonly read: (raw: unknown) => Message,
  ) {}

  /** Inside the transaction that it speaks of: heard after its commit, or never. One statement for any number. */
  async announce(messages: readonly Message[]): Promise<void> {
    if (messages.length === 0) return;
    const payloads = messages.map((message) => JSON.stringify(message));
    await this.notifications.publish(this.channel, payloads);
  }

  /** When the present connection began to receive, in milliseconds of `performance.now()`; Infinity where there is none. */
  get listeningSince(): number {
    return this.notifications.listeningSince;
  }

  /** Called for each message before all who subscribe later; alone it receives none, which costs no connection. */
  whenHeard(listener: Listener<Message>): void {
    this.listeners.add(listener);
  }

  /** Resolves once messages are being received; the returned function unsubscribes. */
  async subscribe(listener: Listener<Message>): Promise<() => void> {
    this.listeners.add(listener);
    this.hearing ??= this.notifications.listen(this.channel, (payload) => this.hear(payload));
    await this.hearing;
    return () => this.listeners.delete(listener);
  }

  private hear(payload: string): void {
    const message = this.read(JSON.parse(payload));
    for (const listener of this.listeners) listener(message);
  }
}
