import { z } from 'zod';
import { AppError } from '../../common/app-error';

/** Where a page ended: the rank class of the row (0 without a search), its upload time and its id. */
const Position = z.tuple([z.int().min(0).max(9), z.iso.datetime(), z.uuid()]);

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
