import { Injectable } from '@nestjs/common';
import { Broadcast } from '../../infra/database/broadcast';
import { Notifications } from '../../infra/database/notifications';

export interface MembershipChange {
  workspaceId: string;
  /** Null when it ended for everybody. */
  userId: string | null;
}

/** Tells every process that a membership ended: what is still open for that person has to close. */
@Injectable()
export class MembershipChanges extends Broadcast<MembershipChange> {
  constructor(notifications: Notifications) {
    super(notifications, 'shotvault_memberships', (raw) => raw as MembershipChange);
  }
}
