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

/** The engine itself failed: it did not start, it crashed, or it is closed. */
export class OcrUnavailableError extends OcrError {
  constructor(reason: string) {
    super(`The text engine is not available: ${reason}`);
  }
}
