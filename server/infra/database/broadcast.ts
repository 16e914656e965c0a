import type { Notifications } from './notifications';

type Listener<Message> = (message: Message) => void;

/** Messages of one kind between all processes. `read` makes a message of what travelled. */
export class Broadcast<Message> {
  private readonly listeners = new Set<Listener<Message>>();
  private hearing: Promise<unknown> | undefined;

  constructor(
    private readonly notifications: Notifications,
    private readonly channel: string,
    private readonly read: (raw: unknown) => Message,
  ) {}

  /** Inside the transaction that it speaks of: heard after its commit, or never. */
  async announce(message: Message): Promise<void> {
    await this.notifications.publish(this.channel, JSON.stringify(message));
  }

  /** Resolves once messages are really heard; the returned function ends it. */
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
