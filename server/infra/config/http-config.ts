import type { z } from 'zod';
import { wholeNumber } from './variable-kinds';

/** Time-outs of slow and silent clients. */
export const httpVariables = {
  HTTP_SILENCE_SECONDS: wholeNumber(1, 3_600).default(30),
  HTTP_REQUEST_SECONDS: wholeNumber(1, 86_400).default(600),
  HTTP_CHECK_SECONDS: wholeNumber(1, 3_600).default(20),
};

type HttpVariables = z.output<z.ZodObject<typeof httpVariables>>;

export function httpOf(vars: HttpVariables) {
  return {
    /** A client that neither sends its request nor reads its answer is disconnected after this time. */
    silenceMs: vars.HTTP_SILENCE_SECONDS * 1000,
    /** The longest time a whole request may take to arrive. */
    requestMs: vars.HTTP_REQUEST_SECONDS * 1000,
    /** The interval at which a long answer checks whether its person still has access. */
    checkMs: vars.HTTP_CHECK_SECONDS * 1000,
  };
}
