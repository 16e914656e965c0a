import { z } from 'zod';
import { AppError } from '../../../common/app-error';

/** The end of a page: the row's rank class (0 without a search), its upload time and its id. */
const Position = z.tuple([
  z.int().min(0).max(9),
  z.iso.datetime().refine((at) => at >= '1970'),
  z.uuid(),
]);

export interface CursorPosition {
  rankClass: number;
  createdAt: Date;
  id: string;
}

export function encodeCursor({ rankClass, createdAt, id }: CursorPosition): string {
  const position = [rankClass, createdAt.toISOString(), id];
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/** Throws 422 for anything that `encodeCursor` did not write. */
export function decodeCursor(text: string): CursorPosition {
  try {
    const raw: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    const [rankClass, createdAt, id] = Position.parse(raw);
    return { rankClass, createdAt: new Date(createdAt), id };
  } catch {
    throw new AppError('invalid_cursor', 'The cursor is not one that this list gave out.');
  }
}
