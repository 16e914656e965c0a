const MOST_LETTERS = 500;

interface Failure {
  name?: unknown;
  message?: unknown;
  code?: unknown;
  stack?: unknown;
  cause?: unknown;
}

/**
 * Reduces an error to the parts that may be logged: its kind and its place. Fields that a driver adds, and all but the
 * end of a message that quotes the call, may hold text that a person typed (docs/decisions.md#secrets-in-logs).
 */
export function tellableError(thrown: unknown): Record<string, unknown> {
  if (typeof thrown !== 'object' || thrown === null) return { message: `thrown: ${typeof thrown}` };
  const { name, message, code, stack, cause } = thrown as Failure;
  return {
    type: name,
    message: lastLine(message),
    ...(code === undefined ? {} : { code }),
    stack: framesOf(stack),
    ...(cause === undefined ? {} : { cause: tellableError(cause) }),
  };
}

const lastLine = (message: unknown) =>
  typeof message === 'string'
    ? message.trim().split('\n').at(-1)?.slice(0, MOST_LETTERS)
    : undefined;

/** The first lines of a stack repeat the message. */
const framesOf = (stack: unknown) =>
  typeof stack === 'string'
    ? stack
        .split('\n')
        .filter((line) => /^\s+at /.test(line))
        .join('\n')
    : undefined;
