/** Why a model gave no usable answer. Never carries what the model or its server said: that is not to be trusted. */
export class VisionError extends Error {
  /** The HTTP status, where it was that. */
  readonly status: number | undefined;
  /** Nobody computed anything, so nothing is billed. */
  readonly isFree: boolean;

  constructor(
    message: string,
    { status, isFree = false }: { status?: number; isFree?: boolean } = {},
  ) {
    super(message);
    this.name = 'VisionError';
    this.status = status;
    this.isFree = isFree;
  }
}
