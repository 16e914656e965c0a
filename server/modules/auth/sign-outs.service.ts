import { Injectable } from '@nestjs/common';
import { Broadcast } from '../../infra/database/broadcast';
import { Notifications } from '../../infra/database/notifications';

/** Sessions or tokens of this person have ended, perhaps not all. */
export interface SignOut {
  userId: string;
}

/** Notifies every process that sessions or tokens ended, so that open streams that live by them are closed. */
@Injectable()
export class SignOutsService extends Broadcast<SignOut> {
  constructor(notifications: Notifications) {
    super(notifications, 'shotvault_sign_outs', (raw) => raw as SignOut);
  }
}
