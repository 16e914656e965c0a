import { z } from 'zod';
import { Id, Name, TimeZone } from './primitives';

export const User = z.object({
  id: Id,
  email: z.string(),
  google_user_data: z.object({
    picture: z.string().nullable(),
    name: z.string(),
    given_name: z.string(),
  }),
  /** The time zone of shown days; `null` means the device's. */
  time_zone: z.string().nullable(),
  /** True for an operator that the configuration names. */
  is_operator: z.literal(true).optional(),
});
export type User = z.infer<typeof User>;

export const RedirectUrl = z.object({ redirectUrl: z.url() });

/** Our own page sends `state`; `{code}` alone is valid only beside the sign-in cookie (docs/decisions.md#sign-in). */
export const CreateSession = z.strictObject({
  code: z.string().min(1).max(2048),
  state: z.string().min(1).max(512).optional(),
});

/** The provider's name does not replace a typed name at the next sign-in. */
export const UpdateUser = z
  .strictObject({
    name: Name,
    given_name: Name,
    time_zone: TimeZone.nullable(),
  })
  .partial()
  .refine((body) => Object.keys(body).length > 0, 'There is nothing to change.');
export type UpdateUser = z.output<typeof UpdateUser>;
