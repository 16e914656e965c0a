/** Everything the engine rejects with; `instanceof` tells a caller what a retry is worth. */
export abstract class OcrError extends Error {
  constructor(message: string) {
    super(message);
    this.name = new.target.name;
  }
}

/** The page took longer than its budget; a retry with fewer pixels may succeed. */
export class OcrTimeoutError extends OcrError {
  constructor() {
    super('Reading the image took too long.');
  }
}

/** The caller's signal ended the job. */
export class OcrAbortedError extends OcrError {
  constructor() {
    super('Reading the image was cancelled.');
  }
}

/** The bytes are not an image that can be read; a retry is pointless. */
export class OcrImageError extends OcrError {
  constructor(reason: string) {
    super(`The image cannot be read: ${reason}`);
  }
}

/**
 * The engine cannot work now: its data cannot be kept, it does not start, or it is closed. That says nothing about the
 * image, so `outageOf` knows it as an outage.
 */
export class OcrUnavailableError extends OcrError {
  readonly code = 'engine_unavailable';

  constructor(reason: string) {
    super(`The text engine is not available: ${reason}`);
  }
}

/** The engine ended while it read an image, perhaps because of that image. */
export class OcrCrashError extends OcrError {
  constructor(reason: string) {
    super(`The text engine ended: ${reason}`);
  }
}
