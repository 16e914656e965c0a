import { Injectable, Logger } from '@nestjs/common';
import type { ReadCode } from '../../analysis/entities/found-entity';
import { AppError } from '../../common/app-error';
import { ImageDecoder } from '../../infra/images/image-decoder';
import { isAbsent } from '../../infra/storage/absent';
import { FileStorage } from '../../infra/storage/file-storage';

/** The worker's decoders serve one queue, which is fair by itself, so all images share one name. */
const READER = 'codes';

/** Reads QR and bar codes in a decoder process, within its time and memory. */
@Injectable()
export class ImageCodesService {
  private readonly logger = new Logger(ImageCodesService.name);

  constructor(
    private readonly storage: FileStorage,
    private readonly decoder: ImageDecoder,
  ) {}

  /** None where the image is too costly or its file is gone: its text is looked through all the same. */
  async read(screenshotId: string): Promise<ReadCode[]> {
    try {
      const image = await this.storage.read(screenshotId, 'original');
      return await this.decoder.codes(image, READER);
    } catch (error) {
      const isRefused = error instanceof AppError && error.status === 422;
      if (!isRefused && !isAbsent(error)) throw error;
      this.logger.warn(`no codes are read in ${screenshotId}: ${(error as Error).message}`);
      return [];
    }
  }
}
