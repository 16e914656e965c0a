import { Injectable } from '@nestjs/common';
import { ScreenshotEvent } from '../../contract/events';
import { Notifications } from '../../infra/database/notifications';

const CHANNEL = 'shotvault_screenshots';

export interface ScreenshotChange extends ScreenshotEvent {
  workspaceId: string;
}

type Listener = (change: ScreenshotChange) => void;

/** Tells everybody who shows a workspace, in every process, that one of its screenshots changed. */
@Injectable()
export class ScreenshotChanges {
  private readonly listeners = new Set<Listener>();
  private hearing: Promise<unknown> | undefined;

  constructor(private readonly notifications: Notifications) {}

  /** Inside the transaction of the change: heard after its commit, or never. */
  async announce(
    workspaceId: string,
    id: string,
    change: ScreenshotEvent['change'],
  ): Promise<void> {
    await this.notifications.publish(CHANNEL, JSON.stringify({ workspaceId, id, change }));
  }

  /** Resolves once changes are really heard; the returned function ends it. */
  async subscribe(listener: Listener): Promise<() => void> {
    this.listeners.add(listener);
    this.hearing ??= this.notifications.listen(CHANNEL, (payload) => this.hear(payload));
    await this.hearing;
    return () => this.listeners.delete(listener);
  }

  private hear(payload: string): void {
    const raw = JSON.parse(payload) as { workspaceId: string };
    const change = { ...ScreenshotEvent.parse(raw), workspaceId: raw.workspaceId };
    for (const listener of this.listeners) listener(change);
  }
}
