import { z } from 'zod';
import { AppError } from '../../common/app-error';

/** The end of a page: the day of the image, its id, and the place of the entity in it. */
const Position = z.tuple([z.iso.date(), z.uuid(), z.int().min(0)]);

export interface EntityPosition {
  day: string;
  screenshotId: string;
  position: number;
}

export function encodeEntityCursor({ day, screenshotId, position }: EntityPosition): string {
  return Buffer.from(JSON.stringify([day, screenshotId, position])).toString('base64url');
}

/** Throws 422 for anything that `encodeEntityCursor` did not write. */
export function decodeEntityCursor(text: string): EntityPosition {
  try {
    const raw: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    const [day, screenshotId, position] = Position.parse(raw);
    return { day, screenshotId, position };
  } catch {
    throw new AppError('invalid_cursor', 'The cursor is not one that this list gave out.');
  }
}
