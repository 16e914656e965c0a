import { z } from 'zod';
import { parseByteSize } from '../../contract/storage/byte-sizes';

export const storageLimitVariables = {
  STORAGE_LIMIT: z
    .string()
    .transform(parseByteSize)
    .refine((bytes) => bytes !== null && bytes > 0, 'expected a size such as 50 GB')
    .optional(),
};
