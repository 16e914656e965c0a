import {
  type ArgumentsHost,
  Catch,
  type ExceptionFilter,
  HttpException,
  Logger,
} from '@nestjs/common';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, type ErrorCode } from '../app-error';
import { type Outage, outageOf } from '../outage';
import { MOST_BODY_BYTES } from './body-parsers';
import { tellableError } from './tellable-error';
import { NOT_TEXT } from './zod.pipe';

const ABOUT_THE_BODY = [
  'Content-Type',
  'Content-Length',
  'Content-Range',
  'Content-Disposition',
  'Accept-Ranges',
  'ETag',
];
const OUTAGE_TOLD_EVERY_MS = 5_000;

/** Maps every thrown error to the error format; an unexpected one is logged once and its message is not sent. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('errors');
  private toldAt = -OUTAGE_TOLD_EVERY_MS;

  catch(thrown: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const error = toAppError(thrown);
    if (error.code === 'internal') {
      const err = tellableError(thrown);
      this.logger.error({ err, requestId: request.id }, 'unexpected failure');
    } else if (!(thrown instanceof AppError) && error.status >= 500) {
      this.tellOutage(thrown);
    }
    if (reply.raw.headersSent) {
      // The answer has begun, so only closing the connection can show the error.
      reply.raw.destroy();
      return;
    }
    // Headers that described the intended body would be wrong for the error, which must not be cached.
    for (const name of ABOUT_THE_BODY) reply.removeHeader(name);
    const { retry_after_seconds: seconds } = error.details;
    if (typeof seconds === 'number') reply.header('Retry-After', String(seconds));
    void reply.status(error.status).header('Cache-Control', 'no-store').send(error.toBody());
  }

  /** Logs an outage now and then, because every request fails for the same reason. */
  private tellOutage(thrown: unknown): void {
    if (performance.now() - this.toldAt < OUTAGE_TOLD_EVERY_MS) return;
    this.toldAt = performance.now();
    this.logger.warn(`a part is unreachable or full: ${(thrown as Error).message}`);
  }
}

/** Codes of Fastify, and of PostgreSQL for text that contains U+0000. */
const KNOWN_CODES: Record<string, [ErrorCode, string]> = {
  '22021': ['invalid_input', NOT_TEXT],
  FST_ERR_CTP_BODY_TOO_LARGE: [
    'body_too_large',
    `The request body is larger than ${MOST_BODY_BYTES / 1024 / 1024} MB.`,
  ],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['invalid_input', 'Content-Length does not match the body.'],
};

const OUTAGES: Record<Outage, () => AppError> = {
  full: () =>
    new AppError('storage_full', 'There is no space left to store this. Nothing was changed.'),
  unreachable: () =>
    new AppError(
      'database_unavailable',
      'A part of Shotvault is not reachable right now. Try again in a moment.',
    ),
};

function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  const code = codeOf(thrown);
  const known = code === undefined ? undefined : KNOWN_CODES[code];
  if (known) return new AppError(...known);
  const outage = outageOf(thrown);
  if (outage) return OUTAGES[outage]();
  if (thrown instanceof HttpException && statusOf(thrown) === 404) {
    return new AppError('not_found', 'There is nothing at this address.');
  }
  if (statusOf(thrown) === 416)
    return new AppError('range_not_satisfiable', 'The file has no such part.');
  if (isClientError(thrown))
    return new AppError('invalid_input', 'The request could not be understood.');
  return new AppError('internal', 'Something went wrong on our side. Please try again.');
}

const statusOf = (thrown: unknown): number | undefined =>
  thrown instanceof HttpException
    ? thrown.getStatus()
    : (thrown as FastifyError | null)?.statusCode;

function isClientError(thrown: unknown): boolean {
  const status = statusOf(thrown);
  return status !== undefined && status >= 400 && status < 500;
}

function codeOf(thrown: unknown): string | undefined {
  const code = (thrown as { code?: unknown } | null)?.code;
  if (typeof code === 'string') return code;
  const cause = (thrown as { cause?: unknown } | null)?.cause;
  return cause === undefined ? undefined : codeOf(cause);
}
