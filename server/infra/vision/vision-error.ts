/**
 * The reason why a model gave no usable answer. Never contains the words of the model or its server, which cannot be
 * trusted.
 */
export class VisionError extends Error {
  /** The HTTP status, if that was the reason. */
  readonly status: number | undefined;
  /** Whether the provider computed nothing and therefore bills nothing. */
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
