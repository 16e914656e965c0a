import { Injectable } from '@nestjs/common';
import { Broadcast } from '../../infra/database/broadcast';
import { Notifications } from '../../infra/database/notifications';

export interface MembershipChange {
  workspaceId: string;
  /** Null when the membership of everybody ended. */
  userId: string | null;
}

/** Notifies every process that a membership ended, so that open streams of that person are closed. */
@Injectable()
export class MembershipChangesService extends Broadcast<MembershipChange> {
  constructor(notifications: Notifications) {
    super(notifications, 'shotvault_memberships', (raw) => raw as MembershipChange);
  }
}
