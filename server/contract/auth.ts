import { z } from 'zod';
import { Id, TimeZone } from './primitives';

export const User = z.object({
  id: Id,
  email: z.string(),
  google_user_data: z.object({
    picture: z.string().nullable(),
    name: z.string(),
    given_name: z.string(),
  }),
  /** The zone whose days are shown; `null` means that of the device. */
  time_zone: z.string().nullable(),
  /** Named in the configuration as one who looks after the installation. */
  is_operator: z.literal(true).optional(),
});
export type User = z.infer<typeof User>;

export const RedirectUrl = z.object({ redirectUrl: z.url() });

/** `state` is sent by our own page; `{code}` alone holds only beside the sign-in cookie (decisions 32). */
export const CreateSession = z.strictObject({
  code: z.string().min(1).max(2048),
  state: z.string().min(1).max(512).optional(),
});

/** A name that a person typed is not replaced by the provider's at the next sign-in. */
export const UpdateUser = z
  .strictObject({
    name: z.string().trim().min(1).max(100),
    given_name: z.string().trim().min(1).max(100),
    time_zone: TimeZone.nullable(),
  })
  .partial()
  .refine((body) => Object.keys(body).length > 0, 'There is nothing to change.');
export type UpdateUser = z.output<typeof UpdateUser>;
