import { Injectable } from '@nestjs/common';
import { Notifications } from '../../infra/database/notifications';

const CHANNEL = 'shotvault_memberships';

export interface MembershipChange {
  workspaceId: string;
  /** Null when it ended for everybody. */
  userId: string | null;
}

type Listener = (change: MembershipChange) => void;

/** Tells every process that a membership ended: what is still open for that person has to close. */
@Injectable()
export class MembershipChanges {
  private readonly listeners = new Set<Listener>();
  private hearing: Promise<unknown> | undefined;

  constructor(private readonly notifications: Notifications) {}

  /** Inside the transaction of the end: heard after its commit, or never. */
  async announce(change: MembershipChange): Promise<void> {
    await this.notifications.publish(CHANNEL, JSON.stringify(change));
  }

  /** Resolves once ends are really heard; the returned function ends it. */
  async subscribe(listener: Listener): Promise<() => void> {
    this.listeners.add(listener);
    this.hearing ??= this.notifications.listen(CHANNEL, (payload) => this.hear(payload));
    await this.hearing;
    return () => this.listeners.delete(listener);
  }

  private hear(payload: string): void {
    const change = JSON.parse(payload) as MembershipChange;
    for (const listener of this.listeners) listener(change);
  }
}
