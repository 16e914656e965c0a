import { Injectable } from '@nestjs/common';
import { ScreenshotEvent } from '../../../contract/events';
import { Broadcast } from '../../../infra/database/broadcast';
import { Notifications } from '../../../infra/database/notifications';

export interface ScreenshotChange extends ScreenshotEvent {
  workspaceId: string;
}

/** Notifies every open page of a workspace, in every process, that one of its screenshots has changed. */
@Injectable()
export class ScreenshotAnnouncementsService extends Broadcast<ScreenshotChange> {
  constructor(notifications: Notifications) {
    super(notifications, 'shotvault_screenshots', (raw) => ({
      ...ScreenshotEvent.parse(raw),
      workspaceId: (raw as ScreenshotChange).workspaceId,
    }));
  }
}
