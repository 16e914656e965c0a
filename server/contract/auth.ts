import { z } from 'zod';
import { Id } from './primitives';

export const User = z.object({
  id: Id,
  email: z.string(),
  google_user_data: z.object({
    picture: z.string().nullable(),
    name: z.string(),
    given_name: z.string(),
  }),
});
export type User = z.infer<typeof User>;

export const RedirectUrl = z.object({ redirectUrl: z.url() });

/** `state` is sent by our own page; `{code}` alone holds only beside the sign-in cookie (decisions 32). */
export const CreateSession = z.strictObject({
  code: z.string().min(1).max(2048),
  state: z.string().min(1).max(512).optional(),
});
