import { type z } from 'zod';
import { wholeNumber } from './variable-kinds';

export const decoderVariables = {
  /** Resident memory in MiB of a process that opens images. */
  DECODER_MEMORY_MB: wholeNumber(192, 65_536).default(448),
  /** The longest processor time that one image may take. */
  DECODER_SECONDS: wholeNumber(1, 600).default(20),
  DECODER_PROCESSES: wholeNumber(1, 16).default(2),
};

type DecoderVariables = z.output<z.ZodObject<typeof decoderVariables>>;

/** The limits of the processes that open images. */
export const decoderOf = (vars: DecoderVariables) => ({
  memoryMegabytes: vars.DECODER_MEMORY_MB,
  milliseconds: vars.DECODER_SECONDS * 1000,
  processes: vars.DECODER_PROCESSES,
});
