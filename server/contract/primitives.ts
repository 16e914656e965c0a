import { z } from 'zod';

/** UUIDv7 as a string; plan ids are the only integers on the wire. */
export const Id = z.uuid();

/** A plain calendar day, `2026-11-20`; impossible days are refused. */
export const Day = z.iso.date();

/** An instant in UTC, `2026-11-20T22:30:00.000Z`. */
export const Instant = z.iso.datetime();

/** Money in the smallest unit (US cents). */
export const Cents = z.int().min(0);

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** An IANA zone name such as `Europe/Berlin`. */
export const TimeZone = z.string().max(64).refine(isTimeZone, 'This is not a known time zone.');

/** The workspace asked for: empty, absent or the string `null` mean the personal one (spec §1). */
export const TeamId = z
  .string()
  .max(64)
  .optional()
  .transform((value) => (value === undefined || value === '' || value === 'null' ? null : value));

/** Query strings carry booleans as text. */
export const Flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** Trimmed, lower case, no comma, 1 to 50 characters (decisions 24). */
export const TagName = z
  .string()
  .transform((name) => name.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase())
  .pipe(
    z
      .string()
      .min(1)
      .max(50)
      .regex(/^[^,\u0000-\u001f\u007f]*$/, 'A tag has no comma and no control characters.'),
  );
