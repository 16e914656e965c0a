import { Injectable } from '@nestjs/common';
import { ListEvent } from '../../contract/events';
import { Broadcast } from '../../infra/database/broadcast';
import { Notifications } from '../../infra/database/notifications';

export interface ListChange extends ListEvent {
  workspaceId: string;
}

/** Notifies every open page of a workspace, in every process, that its collections or its members are others. */
@Injectable()
export class ListAnnouncementsService extends Broadcast<ListChange> {
  constructor(notifications: Notifications) {
    super(notifications, 'shotvault_lists', (raw) => ({
      ...ListEvent.parse(raw),
      workspaceId: (raw as ListChange).workspaceId,
    }));
  }
}
