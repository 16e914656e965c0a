import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { AppError } from '../../common/app-error';
import type { ImageType } from '../../contract/storage/image-types';
import { DecoderPool } from './decoder/decoder-pool';
import type { EndReason, Limits } from './decoder/decoder-process';
import { HEAD_BYTES, imageTypeOf } from './image-type';
import type { ImageCode } from './image-codes';
import type { InspectedImage, Rendering } from './image-work';

/** An image on this machine: a path, or bytes in memory. */
export type ImageSource = string | Uint8Array;

/**
 * Looks into images without ever opening one in this process: a file that is costly or malicious can only end the
 * decoder process that opens it. `person` is who causes the work; everybody gets the same share of the decoders.
 */
export class ImageDecoder implements OnApplicationShutdown {
  private readonly logger = new Logger('images');
  private readonly pool: DecoderPool;

  constructor(limits: Limits & { processes: number }, onEnd: (reason: EndReason) => void) {
    this.pool = new DecoderPool({
      ...limits,
      onEnd: (reason) => {
        this.logger.warn(`a decoder process ended while it opened an image (${reason})`);
        onEnd(reason);
      },
    });
  }

  /**
   * Accepts or refuses an uploaded file by its content. `head` are its first bytes. Throws 415 for what is no accepted
   * type, 422 for what cannot be decoded or is too large or too costly.
   */
  async inspect(
    path: string,
    head: Buffer,
    person: string,
  ): Promise<InspectedImage & { contentType: ImageType }> {
    const contentType = imageTypeOf(head);
    if (!contentType) {
      throw new AppError(
        'unsupported_image',
        'This file is not an image we can read. Upload PNG, JPEG, WebP, GIF, AVIF, TIFF, BMP or HEIC.',
      );
    }
    const work = { form: 'inspect' } as const;
    const made = await this.pool.run(person, { source: path, work });
    return { contentType, ...(made as InspectedImage) };
  }

  /** Another form of a stored image. */
  async render(source: ImageSource, rendering: Rendering, person: string): Promise<Buffer> {
    return (await this.pool.run(person, { source, work: rendering })) as Buffer;
  }

  /** QR and bar codes in a stored image. */
  async codes(source: ImageSource, person: string): Promise<ImageCode[]> {
    return (await this.pool.run(person, { source, work: { form: 'codes' } })) as ImageCode[];
  }

  /** The image itself, or a PNG of it where libvips cannot open it (BMP and HEIC). */
  async readable(image: Buffer, person: string): Promise<Buffer> {
    const type = imageTypeOf(image.subarray(0, HEAD_BYTES));
    const isForeign = type === 'image/bmp' || type === 'image/heic';
    return isForeign ? this.render(image, { form: 'png' }, person) : image;
  }

  onApplicationShutdown(): void {
    this.pool.close();
  }
}
