import { z } from 'zod';
import { Day, Id, text } from '../primitives';

/** For what a date stands; `other` where no word proves one of them. */
export const DATE_ROLES = [
  'due',
  'expires',
  'starts',
  'ends',
  'departs',
  'arrives',
  'issued',
  'posted',
  'other',
] as const;
export const DateRole = z.enum(DATE_ROLES);
export type DateRole = z.infer<typeof DateRole>;

export const DateState = z.enum(['suggested', 'accepted', 'rejected']);
export type DateState = z.infer<typeof DateState>;

/** A time of the day, `14:05`. */
export const WallTime = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'A time is written as HH:MM, from 00:00 to 23:59.');

/** As it stands beside a time: `CET`, `+02:00`, `Europe/Berlin`. */
const Zone = text(40).min(1);

export const ExtractedDate = z.object({
  id: Id,
  extracted_date: Day,
  /** 0 to 1. */
  confidence: z.number().min(0).max(1),
  /** The words around the date, exactly as they stand in the extracted text. */
  context_text: z.string(),
  state: DateState,
  role: DateRole,
  /** Wall-clock time of the day, where one is known. */
  time: WallTime.nullable(),
  /** The zone that is written beside the time. */
  zone: z.string().nullable(),
  /** The last day of a range that begins on `extracted_date`. */
  end_date: Day.nullable(),
});
export type ExtractedDate = z.infer<typeof ExtractedDate>;

/** A date that a person adds; it counts as accepted. */
export const AddDate = z.strictObject({
  extracted_date: Day,
  context_text: text(300).default(''),
  role: DateRole.default('other'),
  time: WallTime.nullable().default(null),
  zone: Zone.nullable().default(null),
  end_date: Day.nullable().default(null),
});
export type AddDate = z.output<typeof AddDate>;

/** A corrected date counts as accepted, unless the same request says otherwise. */
export const UpdateDate = z
  .strictObject({
    state: DateState,
    extracted_date: Day,
    role: DateRole,
    time: WallTime.nullable(),
    zone: Zone.nullable(),
    end_date: Day.nullable(),
  })
  .partial()
  .refine(
    (body) => Object.keys(body).length > 0,
    'There is nothing to change. Send at least one field.',
  );
export type UpdateDate = z.output<typeof UpdateDate>;
