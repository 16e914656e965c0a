import {
  type CallHandler,
  type ExecutionContext,
  Inject,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { finalize, type Observable } from 'rxjs';
import { tooMany } from '../../../common/app-error';
import { personOf } from '../../../common/http/person.decorator';
import type { Config } from '../../../infra/config/config';
import { CONFIG } from '../../../infra/config/config.module';

/** Limits a person's simultaneous uploads; below the limit they wait for each other and none is refused. */
@Injectable()
export class UploadBurstInterceptor implements NestInterceptor {
  private readonly underWay = new Map<string, number>();

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { userId: id } = personOf(context.switchToHttp().getRequest<FastifyRequest>());
    const count = this.underWay.get(id) ?? 0;
    if (count >= this.config.rateLimits.uploadBurst) {
      throw tooMany('uploads at once', 1);
    }
    this.underWay.set(id, count + 1);
    return next.handle().pipe(finalize(() => this.leave(id)));
  }

  private leave(id: string): void {
    const count = (this.underWay.get(id) ?? 1) - 1;
    if (count > 0) this.underWay.set(id, count);
    else this.underWay.delete(id);
  }
}
