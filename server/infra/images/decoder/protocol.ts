import type { ErrorCode } from '../../../common/app-error';
import type { ImageCode } from '../image-codes';
import type { InspectedImage, Rendering } from '../image-work';

/** One piece of work for a decoder process. Its bytes are read by that process where a path is given. */
export interface Task {
  source: string | Uint8Array;
  work: { form: 'inspect' } | { form: 'codes' } | Rendering;
}

export interface Request extends Task {
  /** Without it only images up to `LIGHT_WEIGHT` are decoded; others are answered with `isHeavy`. */
  isRoomy: boolean;
  /** For the pixels, beside what the process itself needs. */
  memoryMegabytes: number;
}

export type Reply =
  | { result: InspectedImage | Buffer | ImageCode[]; weight: number }
  | { isHeavy: true }
  | { refusal: { code: ErrorCode; message: string } }
  /** A failure of this machine, such as a file that is gone. */
  | { failure: { code?: string; syscall?: string; message: string } };

/** Pixels of an ordinary PNG that may be decoded beside a large image. */
export const LIGHT_WEIGHT = 16_000_000;
