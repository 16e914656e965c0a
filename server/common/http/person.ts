import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error';

/** Who is asking, after the auth guard. */
export interface Person {
  id: string;
  email: string;
  name: string;
  givenName: string;
  picture: string | null;
  timeZone: string | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    person?: Person;
  }
}

/** The signed-in person; on an open route nobody may be. */
export function personOf(request: FastifyRequest): Person {
  if (!request.person) throw new AppError('not_signed_in', 'Sign in to continue.');
  return request.person;
}

export const CurrentPerson = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  personOf(context.switchToHttp().getRequest<FastifyRequest>()),
);
