import { type CanActivate, Inject, Injectable } from '@nestjs/common';
import { AppError } from '../../../common/app-error';
import type { Config } from '../../../infra/config/config';
import { CONFIG } from '../../../infra/config/config.module';

/** Routes that buy or change a plan do not exist where none is sold (docs/decisions.md#own-server). */
@Injectable()
export class PlansSoldGuard implements CanActivate {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  canActivate(): boolean {
    if (this.config.billing.isOn) return true;
    throw new AppError('not_found', 'No plans are sold on this server.');
  }
}
