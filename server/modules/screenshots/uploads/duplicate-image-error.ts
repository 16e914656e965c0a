import { AppError } from '../../../common/app-error';
import type { DuplicateBody } from '../../../contract/errors';
import type { TwinRow } from '../rows/screenshots.repository';

/** Answers 409 with the screenshot that exists already (docs/decisions.md#duplicates). */
export class DuplicateImageError extends AppError {
  constructor(private readonly twin: TwinRow) {
    super('duplicate_image', `This image is already here as "${twin.name}".`);
  }

  get twinId(): string {
    return this.twin.id;
  }

  override toBody(): DuplicateBody {
    return {
      error: 'duplicate_image',
      code: 'duplicate_image',
      message: this.message,
      existing_screenshot: {
        id: this.twin.id,
        name: this.twin.name,
        uploaded_at: this.twin.createdAt.toISOString(),
      },
      details: {},
    };
  }
}
