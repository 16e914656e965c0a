import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../../common/app-error';
import { personOf } from '../../../common/http/person.decorator';
import type { Config } from '../../../infra/config/config';
import { CONFIG } from '../../../infra/config/config.module';
import { isOperator } from '../../auth/is-operator';

/** Answers 404 to everybody else, so that they do not learn that the page exists. */
@Injectable()
export class OperatorsOnlyGuard implements CanActivate {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  canActivate(context: ExecutionContext): boolean {
    const person = personOf(context.switchToHttp().getRequest<FastifyRequest>());
    if (isOperator(person, this.config.operators)) return true;
    throw new AppError('not_found', 'There is nothing at this address.');
  }
}
