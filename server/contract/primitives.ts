import { z } from 'zod';
import { CALENDAR_YEARS, MAX_DESCRIPTION, MAX_NAME, MAX_SEARCH, MAX_TAG_NAME } from './limits';
import { tagNameOf } from './tag-name';

/** UUIDv7 as a string; plan ids are the only integers on the wire. */
export const Id = z.uuid();

/** An id in a request: a malformed id is simply not found. */
export const AnyId = z.string().max(64);

/** The position after a page, as the previous answer returned it. */
export const Cursor = z.string().max(300);

/** A plain calendar day from the year 1 to 9999, `2026-11-20`; impossible days are refused. There is no year 0. */
export const Day = z.iso.date().refine((day) => day >= '0001', 'The first year is 0001.');

/** One of the calendar's years, as a query carries it. */
export const Year = z.coerce.number().int().min(CALENDAR_YEARS.first).max(CALENDAR_YEARS.last);

/** 1 to 12, as a query carries it. */
export const MonthNumber = z.coerce.number().int().min(1).max(12);

/** Tells whether the text can be stored: NUL and half surrogate pairs do not exist in UTF-8. */
export const isText = (text: string): boolean => !/[\0\p{Surrogate}]/u.test(text);

/** Text that a person writes, trimmed. */
export const text = (most: number) =>
  z.string().trim().max(most).refine(isText, 'This holds a character that cannot be stored.');

/** The name of a person, a team, a collection or a key. */
export const Name = text(MAX_NAME).min(1);

/** A description; empty means none. */
export const Description = text(MAX_DESCRIPTION)
  .nullable()
  .transform((written) => (written === '' ? null : written));

/** Text typed into the search field. */
export const Typed = z.string().max(MAX_SEARCH, `A search has at most ${MAX_SEARCH} characters.`);

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

/**
 * An IANA zone name such as `Europe/Berlin`. Offsets are refused, because PostgreSQL reads their sign the other way
 * round.
 */
export const TimeZone = z
  .string()
  .max(64)
  .refine((name) => /^[a-z]/i.test(name) && isTimeZone(name), 'This is not a known time zone.');

/**
 * The requested workspace: empty, absent or the string `null` mean the personal one
 * (docs/decisions.md#team-in-address).
 */
export const TeamId = z
  .string()
  .max(64)
  .optional()
  .transform((value) => (value === undefined || value === '' || value === 'null' ? null : value));

/** Query strings carry booleans as text. */
export const Flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** In the form of `tagNameOf`: no comma, at most `MAX_TAG_NAME` characters (docs/decisions.md#tag-names). */
export const TagName = z
  .string()
  .transform(tagNameOf)
  .pipe(
    z
      .string()
      .min(1)
      .max(MAX_TAG_NAME)
      .regex(/^[^,\u0000-\u001f\u007f]*$/, 'A tag has no comma and no control characters.'),
  );
