import {
  type CallHandler,
  type ExecutionContext,
  Inject,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { finalize, type Observable } from 'rxjs';
import { AppError } from '../../common/app-error';
import { personOf } from '../../common/http/person';
import type { Config } from '../../infra/config/config';
import { CONFIG } from '../../infra/config/config.module';

/** How many uploads one person may have under way; below that parallel ones wait and none is refused. */
@Injectable()
export class UploadBurst implements NestInterceptor {
  private readonly underWay = new Map<string, number>();

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const { id } = personOf(http.getRequest<FastifyRequest>());
    const count = this.underWay.get(id) ?? 0;
    if (count >= this.config.rateLimits.uploadBurst) {
      http.getResponse<FastifyReply>().header('Retry-After', '1');
      throw new AppError(
        'too_many_requests',
        'That were many uploads at once. Try again in 1 second.',
      );
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
