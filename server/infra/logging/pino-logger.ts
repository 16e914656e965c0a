import type { LoggerService } from '@nestjs/common';
import pino, { type Logger } from 'pino';

/** Nest's log contexts that list each module and route at every start; they are logged at debug level. */
const WIRING = new Set([
  'InstanceLoader',
  'NestApplication',
  'NestFactory',
  'RouterExplorer',
  'RoutesResolver',
]);

/** Sends Nest's log to pino: one JSON object a line, for machines to read. */
export class PinoLogger implements LoggerService {
  private readonly pino: Logger;

  constructor(name: string, level: string) {
    this.pino = pino({ name, level });
  }

  log(message: unknown, ...rest: unknown[]): void {
    const isWiring = WIRING.has(String(rest.at(-1)));
    this.write(isWiring ? 'debug' : 'info', message, rest);
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }

  /** Nest passes the context last, a stack before it, and sometimes objects as messages. */
  private write(
    level: 'info' | 'error' | 'warn' | 'debug',
    message: unknown,
    rest: unknown[],
  ): void {
    const context = rest.at(-1);
    const extras = rest.slice(0, -1).filter((extra) => extra !== undefined);
    const fields = typeof message === 'object' && message !== null ? message : { msg: message };
    this.pino[level]({ ...fields, context, ...(extras.length > 0 ? { extras } : {}) });
  }
}
