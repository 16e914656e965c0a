import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error';
import type { PersonScope } from '../person-scope';

interface Profile {
  email: string;
  name: string;
  givenName: string;
  picture: string | null;
  timeZone: string | null;
}

/** The row of an account. */
export interface Account extends Profile {
  id: string;
}

/** The columns of a personal space from which its scope is made. */
export interface PersonalSpaceRow {
  workspaceId: string;
  lockAfterCreatedAt: Date | null;
  lockAfterId: string | null;
  lockUntil: Date | null;
}

/** The person who sends the request, set by the auth guard. */
export interface Person extends Profile, PersonScope {
  /** This server, or in this session a group at the provider, makes the person an operator. */
  isAppointed: boolean;
  /** Null where it was not read with the person, or does not exist yet. */
  personalSpace: PersonalSpaceRow | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    person?: Person;
    /** When the session began; absent for a token. */
    signedInAt?: Date;
    /** Checks the session or token again: false once it has ended. */
    isStillSignedIn?: () => Promise<boolean>;
  }
}

/** The signed-in person; throws on a public route without one. */
export function personOf(request: FastifyRequest): Person {
  if (!request.person) throw new AppError('not_signed_in', 'Sign in to continue.');
  return request.person;
}

export const CurrentPerson = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  personOf(context.switchToHttp().getRequest<FastifyRequest>()),
);

/** For answers that take long. Always true on a public route. */
export const StillSignedIn = createParamDecorator((_data: unknown, context: ExecutionContext) => {
  const { isStillSignedIn } = context.switchToHttp().getRequest<FastifyRequest>();
  return isStillSignedIn ?? (() => Promise.resolve(false));
});
